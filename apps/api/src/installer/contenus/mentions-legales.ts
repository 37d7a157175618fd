import { aCompleter, type Organisme, projet, type Texte } from './types.ts'
import { fr } from './typographie.ts'

export const mentionsLegales = ({ nom, siege }: Organisme): Texte => ({
  title: 'Mentions légales',
  content: fr(`
    ${projet(nom)}
    <h4>Éditeur</h4>
    <p><strong>${nom}</strong><br />${aCompleter('forme juridique et code qui la régit')}<br />
     ${aCompleter('numéro SIREN')}<br />Siège social : ${siege ?? aCompleter('adresse')}<br />
     ${aCompleter('téléphone et adresse e-mail')}</p>
    <h4>Direction de la publication</h4>
    <p>${aCompleter('nom et fonction')}</p>
    <h4>Autorité de contrôle</h4>
    <p>Autorité de contrôle prudentiel et de résolution (ACPR), 4 place de Budapest, CS 92459,
     75436 Paris Cedex 09.</p>
    <h4>Hébergement</h4>
    <p>${aCompleter('nom, adresse et téléphone de l’hébergeur, et sa certification pour les données de santé (HDS)')}</p>
    <h4>Réclamations et médiation</h4>
    <p>Écrivez d’abord à ${nom} : ${aCompleter('adresse et délais de réponse')}. Vous pouvez ensuite saisir
     gratuitement le médiateur : ${aCompleter('nom et adresse du médiateur')}.</p>
  `),
})
