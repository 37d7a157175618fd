import type { Organisme } from '../../contenus/types.ts'
import { type CategorieDemo, question, telephone } from '../types.ts'

export const prevoyance = (o: Organisme): CategorieDemo => ({
  name: 'Prévoyance : arrêt de travail, décès',
  questions: [
    question('arret-de-travail', {
      title: 'Arrêt de travail : comment le déclarer ?',
      content: `
        <p>Dans votre espace, choisissez votre contrat de prévoyance en haut de la page, puis, dans
         <strong>Mes démarches</strong>, <strong>Déclarer un sinistre de prévoyance</strong>. Faites-le dans les trente
         jours : les indemnités sont versées à l’issue de la franchise de votre contrat.</p>
        <p>Un contrat de complémentaire santé ne verse pas d’indemnités : il rembourse des soins.</p>`,
      motsCles: ['maladie', 'accident', 'indemnités journalières', 'IJ', 'incapacité', 'salaire'],
      reliees: ['deces'],
      lectures: 64,
    }),
    question('deces', {
      title: 'Que faire après un décès ?',
      content: `
        <p>Appelez-nous au ${telephone(o)} : nous vous dirons, selon les contrats, ce qui est dû et les documents à
         réunir. Gardez l’acte de décès et les coordonnées du notaire.</p>
        <p>Si la personne était couverte par votre contrat, <strong>Retirer un bénéficiaire</strong> arrête sa
         couverture et sa part de cotisation.</p>`,
      motsCles: ['capital', 'obsèques', 'succession', 'notaire', 'héritier', 'veuvage'],
      reliees: ['arret-de-travail'],
      lectures: 19,
    }),
  ],
})
