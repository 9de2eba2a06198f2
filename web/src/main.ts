import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';

const root = document.querySelector('#kubik');
if (root) {
  root.replaceChildren();
  mount(App, { target: root });
}
