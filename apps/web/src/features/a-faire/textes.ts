import { aFaire } from '@espace-adherent/contract/ecrans'
import { dits } from '../../platform/portail/dits.ts'

const liste = new Intl.ListFormat('fr', { type: 'conjunction' })

export const textes = {
  ...dits('aFaire', aFaire),
  deLAutre: (titre: string, nomOffre: string, numero: string) =>
    `${titre} (contrat ${nomOffre}, n°\u00a0${numero})`,
  refusee: (libelle: string) => `${libelle}\u00a0: votre demande a été refusée`,
  consentements: (nombre: number) =>
    nombre > 1 ? 'Vos accords sont attendus' : 'Votre accord est attendu',
  teletransmission: (prenoms: readonly string[]) =>
    `Télétransmission refusée\u00a0: ${liste.format(prenoms)}`,
  precontentieuxTexte: (adresse: string) =>
    `Vos garanties pourraient être suspendues. Écrivez-nous pour convenir d’un règlement\u00a0: ${adresse}.`,
} as const
