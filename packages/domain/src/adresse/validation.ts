import { isVide } from '../validation/index.ts'
import { type Adresse, CODE_FRANCE, type SaisieAdresse } from './adresse.ts'
import { LIGNE_MAX, type LigneAdresse, lignesAdresse } from './format.ts'
import { isCodePostal, messageCodePostal } from './localite.ts'

export type MessagesAdresse = Partial<Record<keyof Adresse, string | null>>

export function validateAdresse(saisie: SaisieAdresse): MessagesAdresse {
  const messages = { ...regles[saisie.type](saisie) }
  const ville = saisie.type === 'cedex' ? 'nomCedex' : 'localite'
  for (const [champ, ligne] of [...lignesDesChamps, [ville, 'acheminement'] as const])
    messages[champ] ??= tropLongue(lignesAdresse(saisie)[ligne])
  return messages
}

/** Where a line too long is said: on the field that makes most of it. */
const lignesDesChamps: [keyof Adresse, LigneAdresse][] = [
  ['pointRemiseCourrier', 'remise'],
  ['complementGeographique', 'complement'],
  ['libelleVoie', 'voie'],
  ['lieuDit', 'lieu'],
]

const tropLongue = (ligne: string) =>
  ligne.length > LIGNE_MAX
    ? `Cette ligne de l’adresse ne doit pas dépasser ${LIGNE_MAX} caractères (${ligne.length} actuellement)`
    : null

const regles: Record<SaisieAdresse['type'], (a: Adresse) => MessagesAdresse> = {
  francaise: (a) => ({
    numVoie: messageNumero(a.numVoie),
    libelleVoie:
      isVide(a.libelleVoie) && isVide(a.lieuDit) ? 'La voie ou le lieu-dit est obligatoire' : null,
    codePostal: messageCodePostal(a.codePostal),
    localite: isVide(a.localite) ? 'La localité est obligatoire' : null,
  }),
  cedex: (a) => ({
    numVoie: messageNumero(a.numVoie),
    mentionParticuliere:
      isVide(a.mentionParticuliere) && isVide(a.libelleVoie)
        ? 'La voie ou la mention (BP, CS, TSA) est obligatoire'
        : null,
    codeCedex: messageCodeCedex(a.codeCedex),
    nomCedex: isVide(a.nomCedex) ? 'Le nom du bureau CEDEX est obligatoire' : null,
    bureauCedex: /^\d{0,2}$/.test(a.bureauCedex.trim())
      ? null
      : 'Le numéro du bureau CEDEX comporte 2 chiffres au plus',
  }),
  etrangere: (a) => ({
    codePays: isVide(a.codePays) || a.codePays === CODE_FRANCE ? 'Le pays est obligatoire' : null,
    libelleVoie: isVide(a.libelleVoie) ? 'Le numéro et la voie sont obligatoires' : null,
    codePostal:
      a.codePostal.trim().length > 10 ? 'Le code postal ne doit pas dépasser 10 caractères' : null,
    localite: isVide(a.localite) ? 'La localité est obligatoire' : null,
  }),
}

const messageNumero = (numVoie: string) =>
  /^\d{0,5}$/.test(numVoie.trim()) ? null : 'Le numéro de voie comporte 5 chiffres au plus'

function messageCodeCedex(codeCedex: string): string | null {
  if (isVide(codeCedex)) return 'Le code CEDEX est obligatoire'
  return isCodePostal(codeCedex.trim()) ? null : 'Le code CEDEX doit comporter 5 chiffres'
}
