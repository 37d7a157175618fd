/** The bridges that mobile applications put in the page of their in-app browser. */
export type InAppHost = {
  ReactNativeWebView?: { postMessage: (message: string) => void }
  webkit?: { messageHandlers?: { close?: { postMessage: (message: string) => void } } }
  flutter_inappwebview?: { callHandler: (name: string, message: string) => unknown }
}

/** What the application receives when the person wants to leave the page it opened. */
const message = JSON.stringify({ type: 'close' })

/**
 * How to ask the surrounding application to close its browser, or null in an ordinary one:
 * `ReactNativeWebView.postMessage`, `webkit.messageHandlers.close` (iOS) or the handler
 * `close` of `flutter_inappwebview`, each with the text `{"type":"close"}`.
 */
export function inAppClose(host: InAppHost): (() => void) | null {
  const { ReactNativeWebView, webkit, flutter_inappwebview } = host
  if (ReactNativeWebView) return () => ReactNativeWebView.postMessage(message)
  const ios = webkit?.messageHandlers?.close
  if (ios) return () => ios.postMessage(message)
  if (flutter_inappwebview) return () => void flutter_inappwebview.callHandler('close', message)
  return null
}

/** The phones for which an application exists. */
export function plateformeMobile(userAgent: string): 'android' | 'ios' | null {
  if (/Android/i.test(userAgent)) return 'android'
  return /iPhone/i.test(userAgent) ? 'ios' : null
}
