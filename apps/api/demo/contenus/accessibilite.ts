import { fr, type Organisme } from './types.ts'

export const accessibilite = (o: Organisme) => ({
  title: 'Accessibilité : non conforme',
  content: fr(`
    <p>${o.nom} s’engage à rendre son service accessible, conformément à l’article 47 de la loi
     n° 2005-102 du 11\u00a0février 2005. Cette déclaration s’applique à l’${o.espace}.</p>
    <h4>État de conformité</h4>
    <p>Le service est déclaré <strong>non conforme</strong> au Référentiel général d’amélioration de
     l’accessibilité (RGAA), version 4.1 : aucun audit complet n’a encore été mené. C’est ce que la loi demande
     de dire en attendant ; les non-conformités que nous connaissons sont énumérées ci-dessous.</p>
    <h4>Résultats des tests</h4>
    <p>Chaque écran est contrôlé par un outil automatique à chaque version, et les parcours principaux
     (connexion, création du compte, consultation des contrats) sont essayés au clavier seul et avec un
     lecteur d’écran. Aucun audit complet n’a encore été mené par un tiers.</p>
    <h4>Contenus non accessibles</h4>
    <ul>
      <li>Les documents PDF antérieurs à l’ouverture de ce service, et ceux que nous recevons de tiers,
       ne sont pas tous balisés.</li>
      <li>Certaines images reçues par courrier et numérisées n’ont pas d’équivalent textuel.</li>
      <li>Les sites des réseaux de soins vers lesquels nous renvoyons ne dépendent pas de nous.</li>
    </ul>
    <h4>Établissement de cette déclaration</h4>
    <p>Technologies utilisées : HTML5, CSS, JavaScript, WAI-ARIA. Essais menés avec Firefox et NVDA,
     Safari et VoiceOver, Chrome et TalkBack.</p>
    <h4>Nous signaler une difficulté</h4>
    <p>Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez à
     <a href="mailto:${o.courriel}">${o.courriel}</a> ou appelez le ${o.telephone} (appel non surtaxé),
     ${o.horaires} : nous vous donnerons l’information sous une autre forme.</p>
    <h4>Voies de recours</h4>
    <p>Si nous ne vous avons pas répondu de façon satisfaisante, vous pouvez :</p>
    <ul>
      <li>écrire un message au <a href="https://formulaire.defenseurdesdroits.fr/">Défenseur des droits</a> ;</li>
      <li>contacter le <a href="https://www.defenseurdesdroits.fr/saisir/delegues">délégué du Défenseur des droits dans votre région</a> ;</li>
      <li>envoyer un courrier, gratuitement et sans timbre : Défenseur des droits, Libre réponse 71120,
       75342 Paris Cedex 07.</li>
    </ul>
  `),
})
