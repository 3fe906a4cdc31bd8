/** The part of styled-components that sections use: what is shared is not tree-shaken, and the rest is for servers and themes. */
export { createGlobalStyle, css, default, keyframes } from 'styled-components';
