import { isEchange, libelleEtat } from '@espace-adherent/contract/actes'
import type { Demande, Dossier, EvenementDemande } from '@espace-adherent/contract/demandes'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { isEnCours, isPlanifiee } from '@espace-adherent/domain/demandes'
import type { Tone } from '@espace-adherent/ui/feedback'
import { textes } from './textes.ts'

type Suivie = Pick<Demande, 'acte' | 'etat' | 'attentes' | 'effetLe' | 'isAppliquee'>

const tons: Record<Demande['etat'], Tone> = {
  recue: 'neutral',
  'en-cours': 'info',
  acceptee: 'success',
  refusee: 'danger',
  'sans-suite': 'neutral',
  annulee: 'neutral',
}

/** Where it stands, in two words. What the member must do comes first. */
export function badgeDe(demande: Suivie): { tone: Tone; libelle: string } {
  if (demande.attentes > 0 && isEnCours(demande))
    return { tone: 'warning', libelle: textes.attendue }
  if (isPlanifiee(demande) && demande.effetLe)
    return { tone: 'info', libelle: textes.prendEffet(formatDate(demande.effetLe).slice(0, 5)) }
  return { tone: tons[demande.etat], libelle: libelleEtat(demande) }
}

export const PAS = 4

/** How many of the four steps are behind, and whether the next one waits for the member. */
export function pasDe(demande: Suivie): { faits: number; isAttendu: boolean } {
  if (!isEnCours(demande)) return { faits: PAS, isAttendu: false }
  if (isPlanifiee(demande)) return { faits: PAS - 1, isAttendu: false }
  const faits = demande.etat === 'recue' ? 1 : 2
  return { faits, isAttendu: demande.attentes > 0 }
}

export type Jalon = {
  cle: 'envoyee' | 'prise' | 'attendue' | 'traitee'
  titre: string
  etat: 'fait' | 'attendu' | 'refuse' | 'aVenir'
  /** When it happened, and who did it. */
  le: string | null
  nom: string | null
}

/** The course of a request, as the member sees it: four milestones at most. */
export function jalonsDe(dossier: Dossier): Jalon[] {
  const dernier = (...gestes: EvenementDemande['geste'][]) =>
    dossier.evenements.findLast(({ geste }) => gestes.includes(geste)) ?? null
  const prise =
    dernier('prendre') ??
    dernier('demander', 'accepter', 'refuser', 'clore', 'conclure') ??
    // Whoever answers has it.
    dossier.evenements.findLast(({ geste, par }) => geste === 'ecrire' && par !== 'membre') ??
    null
  const ouverte = dossier.attentesDetail.find(({ reponduLe }) => reponduLe === null)
  const isOuverte = isEnCours(dossier) && !isPlanifiee(dossier)
  const jalon = (cle: Jalon['cle'], rest: Partial<Jalon>): Jalon => ({
    cle,
    titre: textes.jalons[cle],
    etat: 'aVenir',
    le: null,
    nom: null,
    ...rest,
  })
  const isAutomatique = dossier.modeGestion === 'automatique'
  const isAnnulee = dossier.etat === 'annulee'
  return [
    jalon('envoyee', { etat: 'fait', le: dossier.creeLe }),
    ...(isAutomatique || (isAnnulee && !prise)
      ? []
      : [
          jalon('prise', {
            etat: prise || dossier.etat === 'en-cours' || !isOuverte ? 'fait' : 'aVenir',
            le: prise?.le ?? null,
            nom: prise?.nom ?? null,
          }),
        ]),
    ...(ouverte && isOuverte
      ? [
          jalon('attendue', {
            titre: ouverte.nature === 'piece' ? textes.attendue : textes.reponseAttendue,
            etat: 'attendu',
            le: ouverte.demandeLe,
          }),
        ]
      : []),
    jalon('traitee', {
      ...(isEchange(dossier.acte) && { titre: textes.repondue }),
      ...(!isOuverte && {
        titre: libelleEtat(dossier),
        etat: dossier.etat === 'acceptee' ? 'fait' : 'refuse',
        le: dossier.decideeLe ?? dernier('annuler')?.le ?? null,
      }),
    }),
  ]
}
