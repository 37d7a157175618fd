import { formatMontant } from '../montants/index.ts'

const parMois = (cents: number) => `${formatMontant(cents)} par mois`

/** What an advice is reasoned with: facts in euros, and no adjective. */
export const textes = {
  cherche: {
    reste: 'Vous cherchez d’abord à réduire ce qui reste à votre charge.',
    cotisation: 'Vous cherchez d’abord à payer moins de cotisation.',
    equilibre: 'Vous cherchez un équilibre entre la cotisation et ce qui reste à votre charge.',
  },
  garder: 'Garder votre contrat comme il est',
  niveauGarde: (nom: string) => `Garder votre niveau, ${nom}`,
  niveauPris: (nom: string) => `Passer au niveau ${nom}`,
  renfortPris: (noms: string) => `Ajouter\u00a0: ${noms}`,
  resteGarde: (reste: number) =>
    `Sur vos douze derniers mois de soins, votre niveau vous a laissé ${formatMontant(reste)} à payer.`,
  restePris: (nom: string, reste: number, actuel: number) =>
    `Sur vos douze derniers mois de soins, ${nom} vous aurait laissé ${formatMontant(reste)} à payer, contre ${formatMontant(actuel)} avec votre niveau.`,
  prixGarde: (prix: number) => `Votre cotisation reste de ${parMois(prix)}.`,
  prixPris: (prix: number, ecart: number) =>
    ecart === 0
      ? `Votre cotisation resterait de ${parMois(prix)}.`
      : `Votre cotisation serait de ${parMois(prix)}, soit ${formatMontant(Math.abs(ecart))} ${ecart > 0 ? 'de plus' : 'de moins'} qu’aujourd’hui.`,
  exemples: (attente: string, reste: number, actuel: number | null) =>
    actuel === null
      ? `${attente}\u00a0: sur nos exemples de soins à prix habituels, ${formatMontant(reste)} resteraient à votre charge.`
      : `${attente}\u00a0: sur nos exemples de soins à prix habituels, ${formatMontant(reste)} resteraient à votre charge, contre ${formatMontant(actuel)} avec votre niveau.`,
  horsBudget: (noms: string) => `Au-delà du budget que vous avez indiqué\u00a0: ${noms}.`,
  rienMoinsCher: 'Aucun niveau ne coûte moins que le vôtre.',
  niveauPourTous:
    'Un niveau de garanties s’applique à toutes les personnes du contrat, pas à certaines seulement.',
  renfortPourTous:
    'Un renfort s’applique à toutes les personnes du contrat, pas à certaines seulement.',
  pasUnNiveau: (attente: string) =>
    `${attente}\u00a0: cela relève d’un renfort, et non du niveau de garanties.`,
  repond: (nom: string, attentes: string, prix: number) =>
    `${nom} (${parMois(prix)}) répond à ce que vous prévoyez\u00a0: ${attentes}.`,
  pasAvant: (attente: string, jour: string) =>
    `${attente}\u00a0: vous ne pourriez vous en servir qu’à partir du ${jour}, d’ici là rien n’est renouvelé. Nous ne le conseillons pas avant.`,
  aucunRepond: 'Aucun renfort de votre offre ne répond à ce que vous prévoyez.',
  sansAttente: 'Vous ne prévoyez rien en particulier\u00a0: aucun renfort ne s’impose.',
  renfortCoute: 'Un renfort ajoute toujours à la cotisation.',
  resteConnu: (reste: number) =>
    `Sur vos douze derniers mois, tous soins confondus, ${formatMontant(reste)} sont restés à votre charge.`,
} as const
