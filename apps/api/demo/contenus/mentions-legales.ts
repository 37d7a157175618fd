import { fr, type Organisme } from './types.ts'

export const mentionsLegales = (o: Organisme) => ({
  title: 'Mentions légales',
  content: fr(`
    <p>Vous consultez l’${o.espace}, le service en ligne par lequel nos adhérents suivent leurs
     contrats, leurs remboursements et leurs demandes.</p>
    <h4>Éditeur</h4>
    <p><strong>${o.nom}</strong><br />${o.statut}<br />Immatriculée au répertoire Sirene sous le numéro
     SIREN ${o.siren}<br />Siège social : ${o.siege}<br />Téléphone : ${o.telephone} (appel non
     surtaxé), ${o.horaires}<br />E-mail : <a href="mailto:${o.courriel}">${o.courriel}</a></p>
    <h4>Direction de la publication</h4>
    <p>${o.direction}.</p>
    <h4>Autorité de contrôle</h4>
    <p>${o.nom} est contrôlée par l’Autorité de contrôle prudentiel et de résolution (ACPR),
     4 place de Budapest, CS 92459, 75436 Paris Cedex 09.</p>
    <h4>Hébergement</h4>
    <p>${o.hebergeur}, certifié pour l’hébergement de données de santé (HDS, article L. 1111-8 du Code de la
     santé publique).</p>
    <h4>Propriété intellectuelle</h4>
    <p>Les textes, les images et la marque ${o.nom} sont protégés. Vous pouvez imprimer ou enregistrer
     les documents qui vous concernent ; toute autre reproduction demande notre accord écrit.</p>
    <h4>Liens vers d’autres sites</h4>
    <p>Certaines pages renvoient vers des sites que nous n’éditons pas, par exemple celui de l’Assurance
     maladie ou d’un réseau de soins. Leur contenu n’engage que leurs auteurs.</p>
    <h4>Réclamations et médiation</h4>
    <p>Une difficulté ? Écrivez-nous d’abord à
     <a href="mailto:${o.courriel}">${o.courriel}</a> ou par courrier au siège social : nous accusons
     réception sous dix jours ouvrables et nous vous répondons sous deux mois. Si notre réponse ne vous
     convient pas, vous pouvez saisir gratuitement le médiateur : ${o.mediateur}.</p>
  `),
})
