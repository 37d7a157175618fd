/** What makes a browser or a server run something. */
export const activeTexts = [
  '<script',
  '<html',
  '<!doctype html',
  '<svg',
  '<iframe',
  '<?php',
  'javascript:',
] as const

/** Beginnings of other files; no image has a reason to hold one. */
export const foreignFiles = ['%PDF-', 'Rar!\x1a\x07', "7z\xbc\xaf'\x1c"] as const
