import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';

const root = document.querySelector('#kubik');
if (root) mount(App, { target: root });
