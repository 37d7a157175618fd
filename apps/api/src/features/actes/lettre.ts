import type { MotTextes, ValeursMot, VariablesMot } from '@espace-adherent/domain'
import { type Papier, phraseMediateur } from '../demandes/index.ts'
import { insertPdf } from '../documents/index.ts'
import type { Annonce } from '../nouvelles/index.ts'
import { textesDe } from '../portail/index.ts'
import type { SujetPapier } from './traite.ts'

/** The sentences that every letter about a request has: its title, and what stands before its references. */
type Entete = 'titre' | 'demande' | 'contrat'

type Lettre<V extends VariablesMot, N extends string> = {
  annonce: Annonce
  /** Where its mail leads; without it, to the request. */
  vers?: `/${string}`
  edition: MotTextes<V, N>
  valeurs: ValeursMot<V>
  /** What it begins with, then its parts, each under its heading. */
  paragraphes(dit: Record<N, string>): readonly string[]
  parties(dit: Record<N, string>): readonly (readonly [titre: string, texte: string])[]
  /** Its name, before the reference of the request. */
  nom: string
}

/** A letter that leaves by itself, ends with whom to turn to, and is kept among the letters of the contract. */
export function lettreDe<V extends VariablesMot, N extends string>(
  { client, reference, nomOffre }: Pick<SujetPapier, 'client' | 'reference' | 'nomOffre'>,
  numeroContrat: string,
  { annonce, vers, edition, valeurs, nom, ...lettre }: Lettre<V, N | Entete>,
): Papier {
  const dit = textesDe(client, edition, valeurs)
  const paragraphes = lettre.paragraphes(dit)
  const parties = lettre.parties(dit)
  const mediateur = phraseMediateur(client)
  const notes = mediateur === null ? [] : [mediateur]
  const nomFichier = `${nom}-${reference}.pdf`
  return {
    annonce,
    ...(vers && { vers }),
    titre: dit.titre,
    references: [
      [dit.demande, reference],
      [dit.contrat, nomOffre ? `${nomOffre}, ${numeroContrat}` : numeroContrat],
    ],
    blocs: [
      ...paragraphes.map((text) => ({ kind: 'paragraph', text }) as const),
      ...parties.flatMap(([heading, text]) => [
        { kind: 'heading', text: heading } as const,
        { kind: 'paragraph', text } as const,
      ]),
      ...notes.map((text) => ({ kind: 'note', text }) as const),
    ],
    nomFichier,
    garder: (tx, le) =>
      insertPdf(
        tx,
        { clientCode: client.code, numeroContrat },
        {
          nature: 'courrier',
          titre: dit.titre,
          le,
          canal: 'electronique',
          edition: 'courrier',
          parametres: {
            paragraphes: [...paragraphes, ...parties.map(([, text]) => text), ...notes],
          },
          nomFichier,
        },
      ),
  }
}
