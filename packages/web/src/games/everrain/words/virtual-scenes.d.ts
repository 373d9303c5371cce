declare module 'virtual:everrain-scenes/*' {
  const scenes: import('@undertow/everrain/words').Scenes;
  export default scenes;
}
