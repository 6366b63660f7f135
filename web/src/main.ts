import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { install } from './lib/local/install'

const target = document.getElementById('app')
if (target) mount(App, { target })
install()
