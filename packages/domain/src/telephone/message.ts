import { isMobile, normalizeTelephone } from './numero.ts'

type Exigences = { required?: boolean | undefined; mobile?: boolean | undefined }

/** What is wrong with a telephone number as it was typed. */
export function messageTelephone(
  saisie: string,
  { required = false, mobile = false }: Exigences,
): string | null {
  if (saisie.trim() === '') return required ? 'Le numéro de téléphone est obligatoire' : null
  const numero = normalizeTelephone(saisie)
  if (numero === null)
    return 'Le numéro de téléphone est incorrect. Exemples\u00a0: 06 12 34 56 78, +32 470 12 34 56'
  return mobile && !isMobile(numero) ? 'Indiquez un numéro de téléphone mobile' : null
}
