import { defineEdition, defineMail } from '@espace-adherent/domain'
import { vers } from '../demandes/index.ts'
import { retourPapier } from '../messages/index.ts'

export const fermeture = defineMail({
  key: 'papiers.fermeture',
  libelle: 'Contrat terminé\u00a0: fin prochaine de la consultation',
  variables: { offre: 'texte', numero: 'texte', finLe: 'jour', dernier: 'jour', lien: 'lien' },
  sujet: 'Vos papiers\u00a0: à enregistrer jusqu’au ((dernier))',
  corps: [
    'Votre contrat ((offre)), n°\u00a0((numero)), a pris fin le ((finLe)). Nous tenons ses documents à votre disposition dans votre espace pendant cinq ans\u00a0: jusqu’au ((dernier)) inclus.',
    'Après cette date, ce contrat et ses documents n’y seront plus. Si vous n’avez pas d’autre contrat chez nous, votre espace ne s’ouvrira plus.',
    'Vous pouvez enregistrer tous vos papiers dès maintenant, en un seul fichier\u00a0:',
    vers('Enregistrer mes papiers'),
  ],
})

export const confirmation = defineMail({
  key: 'papiers.confirmation',
  libelle: 'Documents numériques\u00a0: rappel annuel',
  variables: { adresse: 'texte', lien: 'lien', papier: 'lien' },
  sujet: 'Vos documents en ligne\u00a0: ce choix vous convient-il toujours\u00a0?',
  corps: [
    'Comme vous l’avez choisi, vos documents ((assureur)) sont dans votre espace, et nous vous prévenons à cette adresse\u00a0: ((adresse)).',
    'Tout va bien\u00a0? Vous n’avez rien à faire. Si l’adresse n’est plus la bonne, ou si vous voulez choisir document par document\u00a0:',
    vers('Choisir comment recevoir mes documents'),
    ...retourPapier,
  ],
})

export const echeancier = defineMail({
  key: 'papiers.echeancier',
  libelle: 'Nouvel échéancier',
  variables: {
    annee: 'texte',
    numero: 'texte',
    montant: 'montant',
    jour: 'jour',
    rum: 'texte?',
    ics: 'texte?',
    dernier: 'jour',
    sante: 'condition',
    lien: 'lien',
    papier: 'lien',
  },
  sujet: 'Votre échéancier ((annee)) a changé',
  corps: [
    'Vos cotisations changent pour votre contrat n°\u00a0((numero))\u00a0: la prochaine est de ((montant)), le ((jour)). Votre nouvel échéancier ((annee)) est dans vos documents.',
    '((si rum))Cette échéance sera prélevée au titre du mandat (RUM) ((rum)).((sinon))Cette échéance n’est pas prélevée\u00a0: payez-la comme les précédentes.((fin))((si ics)) Créancier (ICS)\u00a0: ((ics)).((fin))',
    'Pour que votre contrat prenne fin au 31\u00a0décembre ((annee)), dites-le-nous au plus tard le ((dernier)).((si sante)) Après un an de contrat, vous pouvez aussi partir à tout moment, sans frais et sans vous justifier.((fin))',
    vers('Voir mes cotisations'),
    ...retourPapier,
  ],
})

export const retour = defineMail({
  key: 'papiers.retour',
  libelle: 'Retour au papier',
  variables: { le: 'instant', lien: 'lien' },
  sujet: 'Vos documents vous parviendront par la poste',
  corps: [
    'C’est enregistré, le ((le))\u00a0: vos prochains documents ((assureur)) vous seront envoyés sur papier, gratuitement, à votre adresse postale. Ils restent aussi dans votre espace.',
    'Vous pouvez changer d’avis à tout moment\u00a0:',
    vers('Choisir comment recevoir mes documents'),
  ],
})

/** The letter that says so, for the print service. */
export const lettreRetour = defineEdition({
  key: 'edition.retourPapier',
  libelle: 'Courrier\u00a0: retour au papier',
  variables: { le: 'instant', rejet: 'condition' },
  textes: {
    titre: 'Vos documents vous parviennent de nouveau par la poste',
    pourquoi:
      '((si rejet))Deux de nos e-mails au sujet de vos documents nous sont revenus\u00a0: l’adresse que nous connaissons ne les reçoit plus.((sinon))Vous avez demandé, le ((le)), à recevoir de nouveau vos documents sur papier.((fin))',
    desormais:
      'À partir de maintenant, vos documents vous sont envoyés par la poste, gratuitement. Ils restent aussi dans votre espace.',
    changer:
      '((si rejet))Pour les recevoir de nouveau par voie électronique, indiquez-nous une autre adresse e-mail dans votre espace, puis choisissez comment recevoir vos documents.((sinon))Vous pouvez changer d’avis à tout moment, dans votre espace.((fin))',
  },
})

export const papiersMots = [fermeture, confirmation, echeancier, retour, lettreRetour]
