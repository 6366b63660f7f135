// A mail server that takes every letter.

import { createServer } from 'node:net'

export class Letters {
  static open() {
    const letters = new Letters()
    letters.taken = []
    letters.server = createServer((socket) => letters.#take(socket))
    return new Promise((ok, no) => {
      letters.server.on('error', no)
      letters.server.listen(0, '127.0.0.1', () => ok(letters))
    })
  }
  /** As `parlour serve` wants it. */
  get url() {
    return `smtp://127.0.0.1:${this.server.address().port}`
  }
  #take(socket) {
    let [rest, letter] = ['', null]
    const say = (line) => socket.write(`${line}\r\n`)
    socket.on('error', () => {})
    socket.setEncoding('latin1')
    socket.on('data', (part) => {
      rest += part
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (letter && line === '.') {
          this.taken.push(read(letter))
          letter = null
          say('250 taken')
        } else if (letter) letter.push(line.replace(/^\./, ''))
        else if (line === 'DATA') (letter = []), say('354 go on')
        else if (line === 'QUIT') say('221 bye'), socket.end()
        else say('250 ok')
      }
    })
    say('220 mail.test')
  }
  /** The next letter to this address, which is taken away. */
  async to(address) {
    for (let i = 0; i < 600; i++) {
      const found = this.taken.findIndex((letter) => letter.to === address)
      if (found >= 0) return this.taken.splice(found, 1)[0]
      await new Promise((r) => setTimeout(r, 100))
    }
    throw new Error(`no letter to ${address}`)
  }
  close() {
    this.server.close()
  }
}

function read(lines) {
  const empty = lines.indexOf('')
  const field = (name) => lines.slice(0, empty).find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
  const quoted = lines.slice(empty + 1).join('\n').replace(/=\n/g, '')
  const text = Buffer.from(quoted.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))), 'latin1').toString()
  return { to: field('To'), subject: field('Subject'), text, link: /\S+\/mail\/\S+/.exec(text)?.[0] }
}
