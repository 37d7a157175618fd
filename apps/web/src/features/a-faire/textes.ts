const liste = new Intl.ListFormat('fr', { type: 'conjunction' })

export const textes = {
  titre: 'À faire',
  deLAutre: (titre: string, nomOffre: string, numero: string) =>
    `${titre} (contrat ${nomOffre}, n°\u00a0${numero})`,
  refusee: (libelle: string) => `${libelle}\u00a0: votre demande a été refusée`,
  refuseeTexte: 'La raison est avec votre demande, et ce que vous pouvez faire.',
  voirPourquoi: 'Voir pourquoi',
  consentements: (nombre: number) =>
    nombre > 1 ? 'Vos accords sont attendus' : 'Votre accord est attendu',
  consentementsTexte: 'Dites-nous ce que vous acceptez, ou non\u00a0: vous pourrez changer d’avis.',
  repondre: 'Répondre',
  teletransmission: (prenoms: readonly string[]) =>
    `Télétransmission refusée\u00a0: ${liste.format(prenoms)}`,
  teletransmissionTexte:
    'L’Assurance maladie ne nous envoie pas ces décomptes\u00a0: envoyez-les-nous vous-même pour être remboursé.',
  voirRaison: 'Voir la raison',
  ribManquant: 'Il manque votre RIB',
  ribManquantTexte: 'Sans lui, vos remboursements ne peuvent pas vous être versés.',
  ajouterRib: 'Ajouter mon RIB',
  cotisationRejetee: 'Un prélèvement a été rejeté',
  cotisationRejeteeTexte: 'Le motif et la marche à suivre sont avec vos cotisations.',
  voirCotisations: 'Voir mes cotisations',
  precontentieux: 'Une cotisation reste à régler',
  precontentieuxTexte: (adresse: string) =>
    `Vos garanties pourraient être suspendues. Écrivez-nous pour convenir d’un règlement\u00a0: ${adresse}.`,
} as const
