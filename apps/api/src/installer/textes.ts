import { de } from '@espace-adherent/domain'

/** What whoever installs the portal reads, in a terminal. */
export const textes = {
  usage: `Installer un organisme :
  npm run installer -- --client mutuelle-x --libelle "Mutuelle X" --hotes espace.mutuelle-x.fr \\
    --adresse-publique https://espace.mutuelle-x.fr --couleur "#0b7285" [--logo logo.svg] \\
    [--adresse-postale "1 rue de l’Exemple, 75001 Paris"] \\
    --administrateur prenom.nom@mutuelle-x.fr --prenom Prénom --nom Nom
Redonner son lien à un administrateur qui n’a pas encore activé son compte :
  npm run installer -- --client mutuelle-x --administrateur prenom.nom@mutuelle-x.fr
Ajouter un administrateur à un organisme déjà installé :
  npm run installer -- --client mutuelle-x --administrateur … --prenom … --nom …
Changer un réglage sensible sans second administrateur (une ligne de l’historique porte « installation ») :
  npm run installer -- --client mutuelle-x --reglage fournisseurExterne --valeur null
  npm run installer -- --client mutuelle-x --reglage config.ics --valeur '"FR72ZZZ123456"'
Ouvrir un organisme qui n’a qu’un administrateur (tous les autres points de « Ouverture » sont prêts) :
  npm run installer -- --client mutuelle-x --ouvrir
Sans argument, dans un terminal, tout est demandé. Mêmes variables que le serveur (DATABASE_URL, SECRET_KEY, DATA_DIR…).`,
  optionInconnue: (option: string) =>
    `L’option ${option} n’existe pas, ou n’a pas de valeur : « npm run installer -- --aide » les donne toutes.`,
  manque: (options: string) =>
    `Il manque ${options} : sans terminal, tout se donne par des options (« npm run installer -- --aide »).`,

  questions: {
    bienvenue: 'Installation d’un organisme. Ctrl+C arrête tout, rien n’est écrit avant la fin.',
    libelle: 'Nom de l’organisme, tel que les adhérents le connaissent',
    client: 'Code, en minuscules et tirets',
    hotes: 'Noms d’hôte du portail, séparés par des virgules',
    'adresse-publique': 'Adresse que les adhérents tapent',
    couleur: 'Couleur principale',
    logo: 'Fichier du logo, SVG ou PNG (rien : le nom en toutes lettres)',
    'adresse-postale': 'Adresse postale (rien : à compléter plus tard)',
    administrateur: 'Adresse e-mail du premier administrateur',
    prenom: 'Son prénom',
    nom: 'Son nom',
    confirmer: 'Installer ? (o/n)',
    abandon: 'Rien n’a été installé.',
  },

  regle: (reglage: string, client: string) =>
    `Le réglage ${reglage} de « ${client} » est changé. Prévenez ses administrateurs : aucun e-mail n’est parti.`,

  ouvert: (client: string) =>
    `Le portail « ${client} » est ouvert. Aucun message n’est parti aux adhérents.`,

  refus: {
    dejaOuvert: (libelle: string) => `Le portail ${de(libelle)} est déjà ouvert.`,
    pasPret: (libelle: string, manques: readonly string[]) =>
      `Le portail ${de(libelle)} n’est pas prêt, et personne ne peut passer outre :\n${manques.map((un) => `  – ${un}`).join('\n')}`,
    valeur: (reglage: string) =>
      `La valeur de --reglage ${reglage} doit être écrite en JSON, par exemple --valeur '"FR72ZZZ123456"', --valeur 12 ou --valeur null.`,
    reglage: (reglage: string, connus: readonly string[]) =>
      `Le réglage ${reglage} ne se change pas ainsi, ou pas pour cette valeur (un fournisseur d’identité ne peut qu’être retiré, par null). Ceux qui se changent : ${connus.join(', ')}.`,
    client: (code: string) =>
      `Le code « ${code} » doit compter de 2 à 40 lettres minuscules, chiffres ou tirets, et commencer par une lettre.`,
    libelle: 'Le nom de l’organisme doit compter de 2 à 60 caractères, sur une ligne.',
    hote: (hote: string) =>
      `« ${hote} » n’est pas un nom d’hôte : écrivez-le sans https:// ni port, par exemple espace.mutuelle-x.fr.`,
    adresse: (adresse: string) =>
      `« ${adresse} » n’est pas une adresse publique : écrivez par exemple https://espace.mutuelle-x.fr, sans chemin.`,
    adresseHttp: (adresse: string) =>
      `« ${adresse} » n’est pas en https : mots de passe et données de santé passeraient en clair (http n’est accepté que sur localhost).`,
    adresseHorsHotes: (hote: string) =>
      `L’adresse publique est à l’hôte ${hote}, qui n’est pas dans --hotes : ajoutez-le.`,
    couleur: (couleur: string) =>
      `« ${couleur} » n’est pas une couleur : écrivez-la comme #0b7285, six chiffres hexadécimaux.`,
    contraste: (couleur: string, contraste: string, proposee: string) =>
      `La couleur ${couleur} n’est pas assez lisible sur les pages (contraste de ${contraste} pour 1, il faut 4,5) : ${proposee} convient.`,
    logoIllisible: (fichier: string) => `Le logo ${fichier} ne peut pas être lu.`,
    logo: (fichier: string) =>
      `Le logo ${fichier} doit être une image SVG ou PNG de 200 ko au plus, sans script.`,
    adressePostale: 'L’adresse postale doit tenir sur une ligne de 200 caractères au plus.',
    nomPropre: (champ: string) => `Le ${champ} de l’administrateur est incorrect.`,

    clientExistant: (code: string) =>
      `Le client « ${code} » existe déjà : choisissez un autre code, ou donnez seulement --client et --administrateur pour redonner un lien.`,
    hoteExistant: (hote: string, libelle: string) =>
      `L’hôte ${hote} est déjà celui ${de(libelle)} : chaque organisme a les siens.`,
    clientInconnu: (code: string) =>
      `Aucun client « ${code} » n’est installé : pour l’installer, ajoutez --libelle, --hotes et --adresse-publique.`,
    aucunClient:
      'Aucun client n’est installé : donnez aussi --client, --libelle, --hotes et --adresse-publique.',
    clientANommer: 'Plusieurs clients sont installés : dites lequel avec --client.',
    administrateurInconnu: (email: string, libelle: string) =>
      `Aucun administrateur ${email} chez ${libelle} : pour en ajouter un, donnez aussi --prenom et --nom.`,
    administrateurActif: (email: string) =>
      `${email} a déjà activé son compte : « Mot de passe oublié » lui en donne un nouveau.`,
    adressePrise: (email: string, libelle: string) =>
      `${email} a déjà un compte chez ${libelle} : sans --prenom ni --nom, un nouveau lien lui est donné s’il n’est pas activé.`,
    fournisseurExterne: (libelle: string) =>
      `${libelle} a son propre fournisseur d’identité : c’est lui qui ouvre les comptes, aucun lien ne peut être donné.`,
  },

  migration: '· Mise à jour de la base de données…',
  referentiels: '· Chargement des référentiels (codes postaux, pays…)…',
  organisme: (libelle: string) => `  Organisme         ${libelle}`,
  adresse: (adresse: string) => `  Adresse publique  ${adresse}`,
  administrateur: (email: string) => `  Administrateur    ${email}`,
  lien: 'Lien d’activation, valable 24 heures et une seule fois. Il n’est conservé nulle part : transmettez-le maintenant.',
  sansCourriel:
    'Attention : aucun serveur d’e-mails n’est configuré (SMTP_URL). Réglez-le avant l’activation, car le code demandé à la connexion des administrateurs part par e-mail ; enregistrez ensuite une clé d’accès, qui dispense de ce code.',
  suite: (https: boolean) =>
    `Démarrez ensuite le portail avec les mêmes variables${https ? ', PUBLIC_PROTOCOL=https et, derrière un proxy, TRUST_PROXY' : ''} : DEMO_DATA=0 npm start. Les pages légales sont des projets à compléter.`,
} as const
