import { createSignatureSearch } from '../../../platform/antivirus/signatures.ts'

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
const foreignFiles = ['%PDF-', 'Rar!\x1a\x07', "7z\xbc\xaf'\x1c", 'PK\x03\x04'] as const

/**
 * Whether these bytes would be something else to another program. Asked of texts and of what
 * follows a file; in the pixels of a photograph, four given bytes stand by chance one time in a
 * hundred.
 */
export const hasActiveText = (bytes: Buffer) =>
  createSignatureSearch([...activeTexts, ...foreignFiles]).finds(bytes)
