import type { Organisme } from '../../contenus/types.ts'
import { type CategorieDemo, question, telephone } from '../types.ts'

/** What belongs to the person rather than to their care: their data, their number, their space. */
export const espace = (o: Organisme): CategorieDemo => ({
  name: 'Mon espace et mes données',
  questions: [
    question('telecharger-donnees', {
      title: 'Comment télécharger mes données personnelles ?',
      content: `
        <p>Dans votre profil, ouvrez <strong>Mes données</strong>, puis demandez une copie : un PDF à lire et un
         fichier complet. Un code de sécurité vous est demandé.</p>
        <p>Nous vous prévenons dès que la copie est prête. Elle reste disponible sept jours.</p>`,
      motsCles: ['RGPD', 'copie', 'export', 'droit d’accès', 'vie privée'],
      lectorat: 'connecte',
      reliees: ['qui-a-consulte'],
      lectures: 41,
    }),
    question('qui-a-consulte', {
      title: 'Qui a consulté mon dossier ?',
      content: `
        <p>Dans votre profil, ouvrez <strong>Qui a consulté mon dossier</strong> : chaque consultation y figure, avec le
         service, la raison et le jour.</p>
        <p>Une consultation vous étonne ? Appelez-nous au ${telephone(o)}.</p>`,
      motsCles: ['qui a vu mon dossier', 'accès à mon dossier', 'confidentialité', 'vu', 'lu'],
      lectorat: 'connecte',
      reliees: ['telecharger-donnees'],
      lectures: 37,
    }),
    question('changer-telephone', {
      title: 'Comment changer de numéro de téléphone ?',
      content: `
        <p>Dans <strong>Mes démarches</strong>, ouvrez <strong>Changer d’adresse</strong>. Aucun document
         n’est demandé pour un téléphone seul.</p>
        <p>Pour y recevoir vos codes de sécurité, confirmez ensuite ce numéro dans <strong>Sécurité</strong>.</p>`,
      motsCles: ['mobile', 'portable', 'nouveau numéro', 'SMS'],
      lectorat: 'connecte',
      reliees: ['changer-email'],
      lectures: 63,
    }),
    question('supprimer-espace', {
      title: 'Comment supprimer mon compte en ligne ?',
      content: `
        <p>Dans <strong>Mes démarches</strong>, ouvrez <strong>Supprimer mon compte</strong>. Votre espace est fermé une
         semaine plus tard : d’ici là, vous pouvez changer d’avis.</p>
        <p>Vos contrats continuent. Pour y mettre fin, il faut les résilier.</p>`,
      motsCles: ['supprimer mon espace', 'fermer mon compte', 'clôturer', 'effacer'],
      lectorat: 'connecte',
      reliees: ['resilier', 'telecharger-donnees'],
      lectures: 29,
    }),
    question('partir-etranger', {
      title: 'Je pars à l’étranger : suis-je couvert ?',
      content: `
        <p>En Europe, demandez la carte européenne d’assurance maladie à votre caisse, au moins quinze jours avant le
         départ. Ailleurs, vous avancez les frais.</p>
        <p>Au retour, envoyez vos factures à votre caisse, puis son décompte dans <strong>Mes démarches</strong>.</p>`,
      motsCles: ['partir', 'voyage', 'vacances', 'expatriation', 'soins à l’étranger'],
      reliees: ['envoyer-facture'],
      lectures: 72,
    }),
    question('reclamation', {
      title: 'Comment faire une réclamation ?',
      content: `
        <p>Dans <strong>Mes démarches</strong>, ouvrez <strong>Faire une réclamation</strong>, ou appelez-nous au
         ${telephone(o)}. Vous aurez une réponse écrite.</p>
        <p>Deux mois après votre réclamation écrite, vous pouvez saisir le médiateur, gratuitement.</p>`,
      motsCles: ['plainte', 'litige', 'mécontent', 'médiateur', 'contester'],
      lectures: 48,
    }),
  ],
})
