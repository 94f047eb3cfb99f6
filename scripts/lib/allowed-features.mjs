/**
 * The features that the build uses although the oldest browsers lack them, by the reason why it may. A key includes
 * everything below it; one that the build no longer uses fails the check.
 */
export const ALLOWED = {
  'The page is plainer without it, and complete': [
    'css.at-rules.page',
    'css.at-rules.property',
    'css.at-rules.starting-style',
    'css.properties.break-after.avoid',
    'css.properties.field-sizing',
    'css.properties.scrollbar-color',
    'css.properties.scrollbar-width',
    'css.properties.text-box-edge',
    'css.properties.text-box-trim',
    'css.properties.text-wrap.pretty',
    'css.properties.word-break.auto-phrase',
    'css.selectors.selection',
  ],
  'Rows out of sight are laid out without it, which takes longer': [
    'css.properties.content-visibility.auto',
  ],
  'These browsers have no pointer, no handle, no forced colours or no keyboard on the screen': [
    'css.properties.cursor',
    'css.properties.forced-color-adjust',
    'css.properties.resize',
    'html.global_attributes.autocapitalize',
  ],
  'Firefox plays a video in the page anyway': ['html.elements.video.playsinline'],
  'Only a phone opens its camera for a file': ['html.elements.input.capture'],
  'Incomplete only in a detail that the build does not use': [
    'api.Window.devicePixelRatio',
    'css.properties.overscroll-behavior',
  ],
  'The portal asks whether it is there': [
    'api.Window.showSaveFilePicker',
    'api.FileSystemFileHandle.createWritable',
    'api.Document.exitFullscreen',
    'api.Document.fullscreenElement',
    'api.Document.fullscreenEnabled',
    'api.Element.requestFullscreen',
    'css.selectors.fullscreen',
  ],
  'React, the router, Mantine or @noble/hashes asks whether it is there': [
    'api.Document.startViewTransition',
    'api.Navigator.connection',
    'api.Window.navigation',
    'javascript.builtins.Uint8Array.fromHex',
    'javascript.builtins.Uint8Array.toHex',
  ],
  'A method of the portal or of a library has the same name': [
    'api.IntersectionObserver.delay',
    'api.Request.bytes',
    'api.ScreenOrientation.lock',
    'html.global_attributes.is',
    'javascript.builtins.Iterator.drop',
    'javascript.builtins.Iterator.take',
    'javascript.builtins.Iterator.toArray',
  ],
}
