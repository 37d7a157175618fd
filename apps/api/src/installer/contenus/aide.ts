import { aCompleter, type Organisme, type Texte } from './types.ts'
import { fr } from './typographie.ts'

export const aideContact = ({ nom }: Organisme): Texte => ({
  title: 'Un conseiller peut vous aider',
  content: fr(`
    <h4>Un conseiller peut vous aider</h4>
    <p>Contactez ${nom} : ${aCompleter('téléphone, horaires et adresse e-mail')}.</p>
    <p>Nous ne vous demanderons jamais votre mot de passe.</p>
  `),
})

export const numeroAdherent = ({ nom }: Organisme): Texte => ({
  title: 'Où trouver votre numéro d’adhérent ?',
  content: fr(`
    <p>Votre numéro d’adhérent figure :</p>
    <ul>
      <li>sur votre <strong>carte de tiers payant</strong> ;</li>
      <li>sur vos <strong>relevés de remboursement</strong> ;</li>
      <li>sur votre <strong>certificat d’adhésion</strong>.</li>
    </ul>
    <p>Vous ne le trouvez pas ? Contactez ${nom}.</p>
  `),
})

/** The same number for everybody in the country. */
export const numeroSecuriteSociale = (): Texte => ({
  title: 'Votre numéro de sécurité sociale',
  content: fr(`
    <p>Saisissez les <strong>13 premiers caractères</strong>, sans la clé : ils sont inscrits sur votre
     carte Vitale et sur votre attestation de droits.</p>
    <ul>
      <li>Le premier chiffre est 1 pour un homme, 2 pour une femme.</li>
      <li>Viennent ensuite l’année et le mois de naissance, puis le département : 2A ou 2B pour une naissance
       en Corse.</li>
      <li>Indiquez <strong>votre</strong> numéro, même si celui d’un parent ou
       d’un conjoint a pu servir pour vous.</li>
    </ul>
    <p>Un numéro provisoire, qui commence par 7 ou 8, ne permet pas de créer un espace : attendez votre
     numéro définitif.</p>
  `),
})
