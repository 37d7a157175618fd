import type { Organisme } from '../../contenus/types.ts'
import { type CategorieDemo, question, telephone } from '../types.ts'

export const carte = (o: Organisme): CategorieDemo => ({
  name: 'Carte de tiers payant',
  questions: [
    question('carte-recevoir', {
      title: 'Quand vais-je recevoir ma carte de tiers payant ?',
      content: `
        <p>La carte de l’année est envoyée <strong>en décembre</strong>. À l’adhésion, elle part sous cinq
         jours ouvrés, par courrier ou par e-mail selon votre choix.</p>
        <p>Vous pouvez aussi l’afficher et la télécharger dans votre espace, dès maintenant : elle a la même
         valeur que la carte imprimée, même sur l’écran de votre téléphone.</p>`,
      motsCles: ['carte de mutuelle', 'attestation', 'nouvelle carte', 'télécharger', 'imprimer'],
      reliees: ['carte-perdue', 'carte-refusee'],
      lectures: 254,
    }),
    question('carte-perdue', {
      title: 'J’ai perdu ma carte de tiers payant',
      content: `
        <p>Téléchargez-la dans votre espace, sous <strong>Ma carte de tiers payant</strong> : vous l’aurez
         tout de suite. Vous pouvez y demander un nouvel exemplaire imprimé, gratuit, reçu sous une semaine.</p>
        <p>Il n’y a pas de carte à mettre en opposition : elle ne permet aucun paiement sans votre carte
         Vitale.</p>`,
      motsCles: ['vol', 'volée', 'duplicata', 'réédition', 'commander'],
      reliees: ['carte-recevoir'],
      lectures: 121,
    }),
    question('carte-refusee', {
      title: 'Un professionnel refuse ma carte, que faire ?',
      content: `
        <p>Vérifiez la date de validité et que la catégorie de soins figure bien sur la carte. Le tiers
         payant est obligatoire pour les soins <strong>100 % Santé</strong> ; pour les autres, le
         professionnel reste libre de l’accepter.</p>
        <p>S’il refuse, réglez-le, demandez une feuille de soins ou une facture et envoyez-la-nous. En cas
         de doute sur vos droits, il peut nous joindre au ${telephone(o)}.</p>`,
      motsCles: ['pharmacie', 'refus', 'avance de frais', 'ne marche pas', 'droits fermés'],
      reliees: ['envoyer-facture', 'carte-recevoir'],
      lectures: 73,
    }),
  ],
})
