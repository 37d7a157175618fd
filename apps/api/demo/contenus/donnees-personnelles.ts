import { fr, type Organisme } from './types.ts'

export const donneesPersonnelles = (o: Organisme) => ({
  title: 'Données personnelles',
  content: fr(`
    <p class="chapo">Vos remboursements touchent à votre vie privée. Voici ce que nous gardons, pourquoi, et
     comment reprendre la main.</p>
    <h4>Qui est responsable ?</h4>
    <p>${o.nom}, ${o.siege}, est responsable du traitement. Notre déléguée à la protection des données
     répond à <a href="mailto:${o.delegue}">${o.delegue}</a>.</p>
    <h4>Ce que nous utilisons, et pourquoi</h4>
    <table>
      <caption>Traitements de l’espace personnel</caption>
      <thead><tr><th scope="col">Données</th><th scope="col">Pour</th><th scope="col">Sur le fondement</th><th scope="col">Conservées</th></tr></thead>
      <tbody>
        <tr><td>État civil, coordonnées, numéro de sécurité sociale</td><td>Gérer votre contrat et vous reconnaître</td><td>Votre contrat ; la loi pour le numéro de sécurité sociale</td><td>((duree contrats))</td></tr>
        <tr><td>Décomptes, actes, prises en charge</td><td>Calculer et verser vos remboursements</td><td>Votre contrat</td><td>((duree prestations))</td></tr>
        <tr><td>Coordonnées bancaires</td><td>Vous payer et prélever vos cotisations</td><td>Votre contrat</td><td>((duree cotisations))</td></tr>
        <tr><td>Identifiant, dates de connexion</td><td>Protéger votre accès</td><td>Notre intérêt légitime, et le vôtre</td><td>((duree journaux))</td></tr>
        <tr><td>Vos documents et nos courriers</td><td>Que vous puissiez les relire</td><td>La loi</td><td>((duree papiers))</td></tr>
        <tr><td>Vos demandes et leurs documents</td><td>Vous répondre, et le prouver</td><td>Votre contrat</td><td>((duree demandes))</td></tr>
        <tr><td>Vos réclamations</td><td>Vous répondre et corriger ce qui revient</td><td>La loi</td><td>((duree reclamations))</td></tr>
        <tr><td>Vos choix de communication</td><td>Vous écrire seulement si vous le voulez</td><td>Votre consentement</td><td>Jusqu’à ce que vous changiez d’avis</td></tr>
      </tbody>
    </table>
    <h4>Qui y accède ?</h4>
    <p>Nos conseillers, dans la limite de leur métier : chaque consultation d’un dossier est inscrite
     dans un historique que vous pouvez lire. Nos sous-traitants agissent sur nos instructions. Nous ne vendons aucune donnée, et aucune ne quitte l’Union
     européenne.</p>
    <p>Nos sous-traitants sont :</p>
    <ul>
      ${o.sousTraitants.map((un) => `<li>${un}</li>`).join('')}
    </ul>
    <h4>Comment elles sont protégées</h4>
    <p>Votre numéro de sécurité sociale et votre IBAN sont chiffrés ; l’écran n’en montre que les derniers
     caractères. Les échanges entre votre appareil et nous sont chiffrés, et votre mot de passe n’est connu que de
     vous.</p>
    <h4>Vos droits</h4>
    <p>Vous pouvez à tout moment :</p>
    <ul>
      <li>consulter vos données, et en télécharger une copie depuis votre profil ;</li>
      <li>les faire rectifier si elles sont inexactes ;</li>
      <li>demander leur effacement, ou la limitation de leur usage, sauf ce que la loi nous oblige à garder ;</li>
      <li>vous opposer à un traitement, ou retirer un consentement, sans effet sur vos garanties ;</li>
      <li>dire ce qu’elles deviendront après votre décès.</li>
    </ul>
    <p>Écrivez à <a href="mailto:${o.delegue}">${o.delegue}</a> : nous répondons sous un mois. Vous
     pouvez aussi saisir la Commission nationale de l’informatique et des libertés, sur
     <a href="https://www.cnil.fr/fr/plaintes">cnil.fr</a>.</p>
  `),
})
