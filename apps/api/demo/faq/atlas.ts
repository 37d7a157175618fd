import type { Organisme } from '../contenus/types.ts'
import { type CategorieDemo, question, telephone } from './types.ts'

/** A smaller service, about provident contracts; switched off until the insurer is ready. */
export const faqAtlas = (o: Organisme): CategorieDemo[] => [
  {
    name: 'Accès à mon espace',
    questions: [
      question('se-connecter', {
        title: 'Comment me connecter à mon espace ?',
        content: `
          <p>Avec le compte que votre employeur vous a ouvert : ${o.nom} ne connaît pas votre mot de passe.
           S’il est perdu, changez-le sur la page de connexion, ou adressez-vous au service informatique de
           votre entreprise.</p>`,
        motsCles: ['mot de passe', 'identifiant', 'employeur', 'bloqué'],
        reliees: ['nous-joindre'],
        lectures: 84,
      }),
      question('nous-joindre', {
        title: 'Comment vous joindre ?',
        content: `
          <p>Au ${telephone(o)}, ou par e-mail à <a href="mailto:${o.courriel}">${o.courriel}</a>. Ayez sous
           la main votre numéro d’adhérent.</p>`,
        motsCles: ['téléphone', 'contact', 'conseiller', 'adresse'],
        lectures: 61,
      }),
    ],
  },
  {
    name: 'Arrêt de travail et prévoyance',
    questions: [
      question('declarer-arret', {
        title: 'Comment déclarer un arrêt de travail ?',
        content: `
          <p>Votre employeur nous prévient dès que la franchise de votre contrat est passée. Vous pouvez
           suivre le dossier dans votre espace et y joindre vos relevés d’indemnités journalières.</p>`,
        motsCles: ['maladie', 'accident', 'indemnités journalières', 'IJ', 'incapacité'],
        reliees: ['delai-indemnites'],
        lectures: 73,
      }),
      question('delai-indemnites', {
        title: 'Sous combien de temps mes indemnités sont-elles versées ?',
        content: `
          <p>Sous <strong>cinq jours ouvrés</strong> après la réception du relevé de votre caisse
           d’Assurance maladie. Le virement est fait à votre employeur tant qu’il maintient votre salaire, à
           vous-même ensuite.</p>`,
        motsCles: ['paiement', 'virement', 'délai', 'retard'],
        reliees: ['declarer-arret'],
        lectures: 57,
      }),
      question('capital-deces', {
        title: 'Comment désigner les bénéficiaires de mon capital décès ?',
        content: `
          <p>Sans désignation de votre part, la clause du contrat s’applique : votre conjoint, à défaut vos
           enfants, à défaut vos héritiers. Pour en choisir d’autres, demandez-nous le formulaire de
           désignation : il reste confidentiel et vous pouvez le changer à tout moment.</p>`,
        motsCles: ['clause bénéficiaire', 'succession', 'assurance décès', 'héritier'],
        lectorat: 'connecte',
        lectures: 29,
      }),
    ],
  },
]
