import { filesAhead, type Screens } from './ask.ts'

/** Written by the build (vite/preload-screen.ts). */
declare const SCREENS: Screens

/**
 * Written into the page: asks for the files of the screen together with the scripts that will need
 * them.
 */
for (const file of filesAhead(SCREENS, window.location.hash)) {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = ''
  link.href = `/${file}`
  document.head.append(link)
}
