import { arrets } from './textes.ts'

const debutPar = (octets: Buffer, ...attendus: number[]) =>
  attendus.every((octet, rang) => octets[rang] === octet)

/** What a file is when it is none of ours, told by its first bytes; null: go on. */
export function refusNature(octets: Buffer, fichier: string): string | null {
  if (debutPar(octets, 0x50, 0x4b, 0x03, 0x04)) return arrets.classeur(fichier)
  if (debutPar(octets, 0xd0, 0xcf, 0x11, 0xe0)) return arrets.classeur(fichier)
  if (debutPar(octets, 0x1f, 0x8b)) return arrets.compresse(fichier, 'gz')
  if (debutPar(octets, 0x28, 0xb5, 0x2f, 0xfd)) return arrets.compresse(fichier, 'zst')
  if (debutPar(octets, 0xff, 0xfe) || debutPar(octets, 0xfe, 0xff)) return arrets.utf16(fichier)
  if (debutPar(octets, 0x25, 0x50, 0x44, 0x46)) return arrets.autre(fichier, 'un PDF')
  const debut = octets.subarray(0, 200).toString('latin1').trimStart()
  if (debut.startsWith('<')) return arrets.autre(fichier, 'du XML ou du HTML')
  if (debut.startsWith('[') && !/\.csv\b/.test(fichier)) return arrets.tableau(fichier)
  return null
}
