import type { motifDecision } from '../../src/features/demandes/demandes.schema.ts'

type Motif = Pick<typeof motifDecision.$inferInsert, 'geste' | 'acte' | 'titre' | 'texte'>

/** What its clerks start from, beside the words that all requests share. */
export const motifs: readonly Motif[] = [
  {
    geste: 'refuser',
    acte: 'inscriptionBeneficiaireActeGestion',
    titre: 'Lien de parenté non prouvé',
    texte:
      'Le document joint ne prouve pas le lien de parenté avec la personne à ajouter. Vous pouvez refaire la demande avec un acte de naissance complet ou le livret de famille\u00a0: vous retrouverez vos réponses dans cette demande.',
  },
  {
    geste: 'refuser',
    acte: 'inscriptionBeneficiaireActeGestion',
    titre: 'Déjà couvert chez Horizon',
    texte:
      'Cette personne est déjà couverte par un autre contrat de Mutuelle Horizon. Demandez d’abord sa sortie de ce contrat\u00a0: nous pourrons alors l’ajouter au vôtre.',
  },
  {
    geste: 'demander',
    acte: 'inscriptionBeneficiaireActeGestion',
    titre: 'Certificat de radiation de l’ancienne mutuelle',
    texte:
      'Pour que la personne ajoutée ne soit pas couverte deux fois, pouvez-vous nous envoyer le certificat de radiation de sa mutuelle précédente\u00a0?',
  },
  {
    geste: 'demander',
    acte: 'pecHospiActeGestion',
    titre: 'Numéro FINESS de l’établissement',
    texte:
      'Pour établir la prise en charge, pouvez-vous nous donner le numéro FINESS de l’établissement\u00a0? Il a neuf chiffres et figure sur votre convocation.',
  },
  {
    geste: 'refuser',
    acte: 'ribPrestationsActeGestion',
    titre: 'Compte au nom d’une autre personne',
    texte:
      'Ce relevé d’identité bancaire n’est pas à votre nom. Nous versons les remboursements sur un compte dont vous êtes titulaire ou cotitulaire\u00a0: refaites la demande avec un RIB qui porte votre nom.',
  },
  {
    geste: 'conclure',
    acte: null,
    titre: 'Double prélèvement',
    texte:
      'Vous avez raison, ((prenom))\u00a0: un prélèvement est passé deux fois sur votre contrat n°\u00a0((numero)). Nous vous rendons le second, et le suivant n’est pas touché.',
  },
  {
    geste: 'clore',
    acte: null,
    titre: 'Réglé par téléphone',
    texte:
      'Nous avons répondu à votre demande par téléphone\u00a0: nous la classons. Écrivez-nous si quelque chose reste à faire.',
  },
]
