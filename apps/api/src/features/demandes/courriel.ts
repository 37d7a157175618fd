import {
  type Acte,
  type ActeGestion,
  actes,
  type GesteGestionnaire,
  isEchange,
  type Lettre,
  teteDe,
} from '@espace-adherent/contract'
import { dateAParis, parleDeSante } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import { type Annonce, annonce, type SuiteActe } from '../nouvelles/index.ts'
import { referenceDe } from './demande.ts'
import type { DemandeRow } from './demandes.repository.ts'
import { papiersDe } from './legales.ts'
import { avecRecours } from './mediateur.ts'
import type { Moteur, Reprise } from './moteur.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

/** How an act is called in a mail. */
export const nomCourriel = (acte: ActeGestion): string => {
  const { libelle, libelleCourriel = libelle }: Acte = actes[acte]
  return libelleCourriel
}

/** How a request is called in what is said of it. */
export const quelleDe = (row: DemandeRow) => ({
  libelle: nomCourriel(row.acte),
  reference: referenceDe(row),
})

/**
 * What a clerk wrote, as a mail may bring it: of an act that carries medical papers, or with a word of health in it, it
 * is read in the space alone. Whoever has no space gets it whole: there is no other way.
 */
const isTu = ({ acte, compteId }: DemandeRow, texte: string): boolean =>
  compteId !== null && (actes[acte].medical !== null || parleDeSante(texte))

const parCourriel = (row: DemandeRow, texte: string): string =>
  isTu(row, texte) ? textes.dansVotreEspace : texte

/** The document that is asked for, or the answer; what the act does not know is refused. */
export function pieceDe(
  moteur: Pick<Moteur, 'pieces'>,
  acte: ActeGestion,
  champ: string | null,
): string {
  const piece = champ === null ? textes.reponse : moteur.pieces(acte).get(champ)
  if (piece === undefined)
    throw new AppError('BadRequest', undefined, { champ: textes.champInconnu })
  return piece
}

/** What comes of a clerk’s gesture, as the member is told of it; null: they are not. */
export function suiteDe(
  moteur: Moteur,
  row: DemandeRow,
  voulu: GesteGestionnaire,
  reprise: Pick<Reprise, 'effetLe' | 'suite'>,
  now: Date,
): SuiteActe | null {
  const usuelle = usuelleDe(moteur, row, voulu, reprise, now)
  const lettre = 'lettre' in voulu ? voulu.lettre : undefined
  if (!usuelle) return null
  if (lettre && row.compteId !== null && parleDeSante(`${lettre.sujet} ${lettre.corps}`))
    throw new AppError('BadRequest', textes.lettreSante, { 'lettre.corps': textes.lettreSante })
  const redite =
    (say: Annonce): Annonce =>
    (client, lien) => {
      const { blocs, ...dite } = lettre ? reecrite(say(client, lien), lettre) : say(client, lien)
      return {
        ...dite,
        blocs: isAContester(row, voulu) ? avecRecours(client, row.acte, blocs) : blocs,
      }
    }
  const { annonce: say, ecran = say } = usuelle
  return { ...usuelle, annonce: redite(say), ecran: redite(ecran) }
}

/** A refusal says whom to turn to, and so does every answer to a complaint. */
const isAContester = ({ acte }: DemandeRow, { geste }: GesteGestionnaire) =>
  geste === 'refuser' ||
  (teteDe(acte).recours === 'mediateur' && (geste === 'accepter' || geste === 'clore'))

/** The clerk's words in place of the insurer's; what leads to the request stays. */
const reecrite = (
  { blocs, isDocument }: ReturnType<Annonce>,
  { sujet, corps }: Lettre,
): ReturnType<Annonce> => ({
  ...(isDocument && { isDocument }),
  // One line, whatever was pasted.
  sujet: sujet.replace(/\p{Cc}+/gu, ' '),
  blocs: [
    ...corps.split(/\n\s*\n/).map((texte) => ({ texte: texte.trim() })),
    ...blocs.filter((bloc) => !('texte' in bloc)),
  ],
})

function usuelleDe(
  moteur: Moteur,
  row: DemandeRow,
  voulu: GesteGestionnaire,
  reprise: Pick<Reprise, 'effetLe' | 'suite'>,
  now: Date,
): SuiteActe | null {
  const quelle = quelleDe(row)
  switch (voulu.geste) {
    case 'revenir':
      return { annonce: annonce(mots.reprise, quelle), ton: 'attente' }
    case 'conclure':
      return voulu.texte === null ? null : (reprise.suite?.('appliquee') ?? null)
    case 'ecrire':
      // The answer to a message is what it was sent for.
      if (isEchange(row.acte)) return reprise.suite?.('appliquee') ?? null
      return {
        annonce:
          row.compteId === null
            ? annonce(mots.messageSansCompte, { ...quelle, texte: voulu.texte })
            : annonce(mots.nouveauMessage, quelle),
        ton: 'info',
      }
    case 'refuser':
      return {
        annonce: annonce(mots.refus, { ...quelle, texte: parCourriel(row, voulu.texte) }),
        ecran: annonce(mots.refus, { ...quelle, texte: voulu.texte }),
        ton: 'info',
      }
    case 'clore':
      return voulu.texte === null
        ? null
        : {
            annonce: annonce(mots.sansSuite, { ...quelle, texte: parCourriel(row, voulu.texte) }),
            ecran: annonce(mots.sansSuite, { ...quelle, texte: voulu.texte }),
            ton: 'info',
          }
    case 'demander': {
      const { champ, echeance, texte } = voulu
      if (echeance <= dateAParis(now))
        throw new AppError('BadRequest', undefined, { echeance: textes.echeancePassee })
      const piece = pieceDe(moteur, row.acte, champ)
      const isSecrete = isTu(row, `${champ === null ? '' : piece} ${texte ?? ''}`)
      const entier = { quoi: champ === null ? null : piece, texte }
      const dit = isSecrete ? { quoi: null, texte: textes.dansVotreEspace } : entier
      return {
        annonce: annonce(mots.complement, { ...quelle, ...dit, echeance }),
        ecran: annonce(mots.complement, { ...quelle, ...entier, echeance }),
        ton: 'geste',
        le: echeance,
        objets: [{ genre: 'piece', libelle: piece, echeance }],
      }
    }
    case 'accepter': {
      const { effetLe, suite } = reprise
      const isPourPlusTard = effetLe !== null && effetLe > dateAParis(now)
      const dite = suite?.(isPourPlusTard ? 'planifiee' : 'appliquee') ?? null
      // A paper says it, with its day and what follows.
      return dite && papiersDe(row.acte, 'decision').length > 0 ? { ...dite, isDite: true } : dite
    }
    default:
      return null
  }
}
