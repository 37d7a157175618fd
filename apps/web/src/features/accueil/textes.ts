import type { Contrat } from '@espace-adherent/contract/contrats'
import { aFaire } from '@espace-adherent/contract/mots/ecrans'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { formatMontant } from '@espace-adherent/domain/montants'
import { enumere } from '@espace-adherent/domain/texte'
import { dits } from '../../platform/portail/dits.ts'
import { texteReprise } from '../contrats/index.ts'

export const textes = {
  ...dits('aFaire', aFaire),
  deLAutre: (titre: string, nomOffre: string, numero: string) =>
    `${titre} (contrat ${nomOffre}, n°\u00a0${numero})`,
  refusee: (libelle: string) => `${libelle}\u00a0: votre demande a été refusée`,
  consentements: (nombre: number) =>
    nombre > 1 ? 'Vos accords sont attendus' : 'Votre accord est attendu',
  teletransmission: (prenoms: readonly string[]) =>
    `Télétransmission refusée\u00a0: ${enumere(prenoms)}`,
  impaye: ({
    montant,
    isSuspendu,
    dernierJourPourPayer,
    dernierJourDuContrat,
    reprendLe,
  }: NonNullable<Contrat['impaye']>) => {
    if (reprendLe) return texteReprise(reprendLe)
    const du = formatMontant(montant)
    return isSuspendu
      ? `Réglez ${du}\u00a0: vos garanties reprennent à midi le lendemain. Sans paiement, le contrat prend fin le ${formatDateLongue(dernierJourDuContrat)}.`
      : `Réglez ${du} au plus tard le ${formatDateLongue(dernierJourPourPayer)}\u00a0: vos garanties ne seront pas suspendues.`
  },
  induTexte: ({ reste, prochaine }: NonNullable<Contrat['indu']>) =>
    `${formatMontant(reste)} à rembourser, prochaine échéance le ${formatDateLongue(prochaine)}. Vous pouvez payer en plusieurs fois, ou contester.`,
  precontentieuxTexte: (adresse: string) =>
    `Vos garanties pourraient être suspendues. Écrivez-nous pour convenir d’un règlement\u00a0: ${adresse}.`,
} as const
