import { defineEdition } from '@espace-adherent/domain'
import { defineMails, mailDocument, mailNomme, vers } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! ». */
const variables = { nomOffre: 'texte', numero: 'texte', dernier: 'jour' } as const

export const { avisFin, resiliationRecue, finie } = defineMails('resiliation', variables, {
  avisFin: mailDocument(
    'L’avis de fin de contrat, joint en PDF',
    'Votre contrat prend fin le ((dernier))',
    'Votre résiliation est enregistrée\u00a0: votre contrat ((nomOffre)) n°\u00a0((numero)) vous couvre jusqu’au ((dernier)) inclus.',
    vers('Voir l’avis de fin de contrat'),
    'Vous trouverez en pièce jointe l’avis qui le confirme, avec ce qui concerne vos droits et vos cotisations.',
  ),
  resiliationRecue: mailNomme(
    'Une résiliation est reçue',
    'Nous avons bien reçu votre résiliation',
    'Votre contrat ((nomOffre)) n°\u00a0((numero)) vous couvre jusqu’au ((dernier)) inclus et prend fin le lendemain, sans que nous ayons à l’accepter. Un avis vous le confirme.',
  ),
  finie: {
    avec: { sante: 'condition' },
    ...mailNomme(
      'Un contrat a pris fin',
      'Votre contrat a pris fin',
      'Votre contrat ((nomOffre)) n°\u00a0((numero)) a pris fin le ((dernier)).((si sante)) N’utilisez plus votre carte de tiers payant\u00a0: les soins à partir du lendemain ne sont plus pris en charge.((fin))',
    ),
  },
})

export const lettreFin = defineEdition({
  key: 'edition.avisFinContrat',
  libelle: 'Avis de fin de contrat',
  variables: {
    nomOffre: 'texte',
    numero: 'texte',
    envoyee: 'instant',
    dernier: 'jour',
    effet: 'jour',
    remboursement: 'jour',
    motif: 'texte',
  },
  textes: {
    titre: 'Avis de fin de votre contrat',
    demande: 'Demande',
    contrat: 'Contrat',
    recue: 'Reçue le',
    intro:
      'Nous avons reçu le ((envoyee)) votre demande de résiliation du contrat ((nomOffre)) n°\u00a0((numero)). Elle est enregistrée.',
    fin: 'Votre contrat vous couvre, vous et vos bénéficiaires, jusqu’au ((dernier)) inclus. Il prend fin le ((effet)) à 0\u00a0heure.',
    motif: 'Règle appliquée\u00a0: ((motif)).',
    titreCarte: 'Votre carte de tiers payant',
    carte:
      'Cette carte reste valable jusqu’au ((dernier)). Ne l’utilisez plus ensuite\u00a0: ce qui serait réglé à tort vous serait redemandé.',
    titreSoins: 'Vos soins d’ici là',
    soins:
      'Les soins reçus jusqu’au ((dernier)) vous seront remboursés, même si vous nous en envoyez la facture plus tard, dans les deux ans.',
    titreArgent: 'Vos cotisations',
    argent:
      'Aucune cotisation n’est due après cette date. Ce que vous auriez versé en trop vous est remboursé au plus tard le ((remboursement)), sur le compte que nous connaissons.',
    titrePapiers: 'Vos documents',
    papiers: 'Votre espace et vos documents restent accessibles cinq ans après la fin du contrat.',
  },
})

export const resiliationMots = [avisFin, resiliationRecue, finie, lettreFin]
