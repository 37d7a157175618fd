import { aCompleter, type Organisme, type Texte } from './types.ts'
import { fr } from './typographie.ts'

/** Without an audit, the law lets nobody claim more than this. */
export const accessibilite = ({ nom }: Organisme): Texte => ({
  title: 'Accessibilité : non conforme',
  content: fr(`
    <p>${nom} s’engage à rendre son service accessible, conformément à l’article 47 de la loi n° 2005-102 du
     11\u00a0février 2005. Cette déclaration s’applique à son espace personnel.</p>
    <h4>État de conformité</h4>
    <p>Le service est déclaré <strong>non conforme</strong> au Référentiel général d’amélioration de
     l’accessibilité (RGAA), version 4.1 : aucun audit n’a encore été mené sur cette installation.</p>
    <h4>Nous signaler une difficulté</h4>
    <p>Si vous n’arrivez pas à accéder à un contenu ou à un service, contactez ${nom} :
     ${aCompleter('téléphone et adresse e-mail')}.</p>
    <h4>Voies de recours</h4>
    <p>Si la réponse ne vous convient pas, vous pouvez :</p>
    <ul>
      <li>écrire un message au <a href="https://formulaire.defenseurdesdroits.fr/">Défenseur des droits</a> ;</li>
      <li>contacter le <a href="https://www.defenseurdesdroits.fr/saisir/delegues">délégué du Défenseur des droits dans votre région</a> ;</li>
      <li>envoyer un courrier, gratuitement et sans timbre : Défenseur des droits, Libre réponse 71120,
       75342 Paris Cedex 07.</li>
    </ul>
  `),
})
