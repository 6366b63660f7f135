//! TLS for what this program asks of others: rustls, with the roots that the system trusts, or Mozilla's where it has none.

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use std::io;
use std::net::TcpStream;
use std::sync::{Arc, OnceLock};

/// A connection to a server that has shown who it is.
pub type Secured = StreamOwned<ClientConnection, TcpStream>;

/// Speaks TLS with the server of this name. The limits of the connection hold as before.
pub fn secure(host: &str, stream: TcpStream) -> io::Result<Secured> {
    secure_with(config().map_err(io::Error::other)?, host, stream)
}

/// The same with another list of whom to trust.
pub(crate) fn secure_with(
    config: Arc<ClientConfig>,
    host: &str,
    stream: TcpStream,
) -> io::Result<Secured> {
    let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
    let client = ClientConnection::new(config, name).map_err(io::Error::other)?;
    Ok(StreamOwned::new(client, stream))
}

/// Whom this program trusts.
pub(crate) fn config() -> Result<Arc<ClientConfig>, String> {
    static CONFIG: OnceLock<Result<Arc<ClientConfig>, String>> = OnceLock::new();
    CONFIG.get_or_init(make_config).clone()
}

fn make_config() -> Result<Arc<ClientConfig>, String> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        // A container may have nothing but this program.
        roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|why| why.to_string())?;
    let config = config.with_root_certificates(roots).with_no_client_auth();
    Ok(Arc::new(config))
}
