import { textes } from './textes.ts'

/** What a person is told when a key could not be added. */
export type Echec = { titre: string; texte: string }

const t = textes.echecs

/** By the names that WebAuthn gives to its failures. */
const parNom = new Map<string, Echec>(
  Object.entries({
    NotAllowedError: { titre: t.annule, texte: t.annuleTexte },
    AbortError: { titre: t.annule, texte: t.annuleTexte },
    InvalidStateError: { titre: t.dejaEnregistree, texte: t.dejaEnregistreeTexte },
    ConstraintError: { titre: t.incapable, texte: t.incapableTexte },
    NotSupportedError: { titre: t.incapable, texte: t.incapableTexte },
    SecurityError: { titre: t.adresse, texte: t.adresseTexte },
  }),
)

const APPAREIL: Echec = { titre: t.appareil, texte: t.appareilTexte }

/** The server says itself what it refuses; a device only gives the name of its failure. */
export function echecOf(error: Error): Echec {
  if (error.name === 'HttpError') return { titre: t.serveur, texte: `${error.message}.` }
  return parNom.get(error.name) ?? APPAREIL
}
