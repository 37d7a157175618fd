import type { Organisme } from '../../contenus/types.ts'
import { type CategorieDemo, question, telephone } from '../types.ts'

export const soins = (o: Organisme): CategorieDemo => ({
  name: 'Soins : optique, dentaire, hôpital',
  questions: [
    question('cent-pour-cent-sante', {
      title: 'Qu’est-ce que le 100 % Santé ?',
      content: `
        <p>Des lunettes, des prothèses dentaires et des aides auditives de qualité, choisies dans une liste
         fixée par la loi, <strong>sans rien à payer</strong> : l’Assurance maladie et nous prenons tout en
         charge.</p>
        <p>L’opticien, le dentiste et l’audioprothésiste doivent vous proposer au moins une offre 100 % Santé
         sur leur devis. Vous restez libre d’en choisir une autre : vos garanties habituelles s’appliquent
         alors.</p>`,
      motsCles: [
        'reste à charge zéro',
        'RAC 0',
        'panier',
        'classe A',
        'gratuit',
        'appareil auditif',
      ],
      reliees: ['lunettes-tous-les-combien', 'devis-dentaire', 'aides-auditives'],
      lectures: 147,
    }),
    question('lunettes-tous-les-combien', {
      title: 'Tous les combien puis-je changer de lunettes ?',
      content: `
        <p>Tous les <strong>deux ans</strong> à partir de 16 ans, tous les ans avant. Vous pouvez en changer
         plus tôt si votre vue évolue : l’ordonnance doit alors l’indiquer.</p>
        <p>Avant de vous décider, demandez un devis à votre opticien et comparez-le avec l’offre
         100 % Santé. Les lentilles ont leur propre forfait, chaque année.</p>`,
      motsCles: [
        'renouvellement',
        'verres',
        'monture',
        'lentilles',
        'opticien',
        'ordonnance',
        'vue',
      ],
      reliees: ['cent-pour-cent-sante', 'envoyer-facture'],
      lectures: 102,
    }),
    question('devis-dentaire', {
      title: 'Comment savoir ce qui restera à ma charge chez le dentiste ?',
      content: `
        <p>Demandez un devis à votre dentiste : il doit vous le remettre avant les soins. Envoyez-le-nous
         depuis votre espace, par <strong>Nous écrire</strong> ; nous vous répondons sous <strong>trois jours ouvrés</strong> avec le montant
         que nous rembourserons.</p>
        <p>Les couronnes, bridges et dentiers de la liste 100 % Santé ne vous coûtent rien. L’orthodontie
         commencée avant 16 ans demande un accord de l’Assurance maladie. Un implant n’est pas remboursé par
         elle : <strong>Mes garanties</strong> montre ce que votre contrat paie.</p>`,
      motsCles: [
        'devis',
        'couronne',
        'implant',
        'bridge',
        'prothèse',
        'orthodontie',
        'appareil dentaire',
        'simulation',
      ],
      reliees: ['cent-pour-cent-sante', 'envoyer-facture'],
      lectures: 94,
    }),
    question('aides-auditives', {
      title: 'Comment sont remboursées les aides auditives ?',
      content: `
        <p>Sur ordonnance, tous les <strong>quatre ans</strong> et pour chaque oreille. Celles de la liste
         100 % Santé ne vous coûtent rien ; pour les autres, votre forfait figure dans votre tableau de
         garanties.</p>
        <p>Vous avez un mois pour les essayer, sans payer.</p>`,
      motsCles: ['appareil auditif', 'audioprothèse', 'oreille', 'surdité', 'ORL'],
      reliees: ['cent-pour-cent-sante'],
      lectures: 37,
    }),
    question('hospitalisation', {
      title: 'Hospitalisation : comment éviter d’avancer les frais ?',
      content: `
        <p>Demandez une <strong>prise en charge</strong> dans votre espace, une semaine avant l’entrée si
         possible : nous l’envoyons directement à l’hôpital ou à la clinique. En urgence, l’établissement
         nous joint lui-même au ${telephone(o)}.</p>
        <p>Elle couvre le forfait journalier et, selon votre formule, la chambre particulière. Le téléphone et
         la télévision restent à votre charge.</p>`,
      motsCles: [
        'hôpital',
        'clinique',
        'opération',
        'chirurgie',
        'PEC',
        'chambre particulière',
        'urgence',
      ],
      reliees: ['niveau-garanties', 'envoyer-facture'],
      lectures: 109,
    }),
  ],
})
