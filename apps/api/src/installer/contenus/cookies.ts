import type { Texte } from './types.ts'
import { fr } from './typographie.ts'

/** What the portal itself keeps on a device: true of every client. */
export const cookies = ({ espace, question }: { espace: string; question: string }): Texte => ({
  title: 'Cookies',
  content: fr(`
    <p>Un cookie est un petit fichier que votre navigateur garde pour le compte d’un site. L’${espace}
     n’utilise que ceux dont il a besoin pour fonctionner : aucun ne sert à la publicité, aucun ne vous
     suit sur d’autres sites. C’est pourquoi nous ne vous demandons pas de les accepter.</p>
    <table>
      <caption>Cookies déposés par ce service</caption>
      <thead><tr><th scope="col">Rôle</th><th scope="col">À quoi il sert</th><th scope="col">Durée</th></tr></thead>
      <tbody>
        <tr><td>Session</td><td>Vous reconnaître d’une page à l’autre, une fois connecté</td><td>Jusqu’à la déconnexion</td></tr>
        <tr><td>Protection des formulaires</td><td>Vérifier qu’une demande vient bien de votre page</td><td>Jusqu’à la fermeture du navigateur</td></tr>
        <tr><td>Connexion en cours</td><td>Faire le lien entre la page de connexion et votre espace</td><td>Une heure au plus</td></tr>
        <tr><td>Messages déjà lus</td><td>Ne plus afficher un message que vous avez choisi de masquer</td><td>365 jours</td></tr>
      </tbody>
    </table>
    <p>Votre navigateur garde aussi, sans nous l’envoyer, le contrat que vous avez choisi en dernier, le fait
     qu’une session était ouverte, les fenêtres que vous avez fermées depuis votre connexion, et que vous avez
     fermé l’annonce de notre application.</p>
    <h4>Les supprimer</h4>
    <p>Vous pouvez effacer ou refuser les cookies dans les réglages de votre navigateur. Sans eux, vous
     pourrez lire les pages publiques, mais pas vous connecter.</p>
    <h4>Une question ?</h4>
    <p>${question}</p>
  `),
})
