CREATE TABLE "contenu" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"bloc" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"ordre" integer NOT NULL,
	"publie_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "assure" (
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"personne_id" uuid NOT NULL,
	"qualite" text NOT NULL,
	"lien" text NOT NULL,
	"rang" integer NOT NULL,
	CONSTRAINT "assure_client_code_numero_contrat_personne_id_pk" PRIMARY KEY("client_code","numero_contrat","personne_id")
);
--> statement-breakpoint
CREATE TABLE "contrat" (
	"client_code" text NOT NULL,
	"numero" text NOT NULL,
	"nom_offre" text NOT NULL,
	"type_contrat" text NOT NULL,
	"etat" text NOT NULL,
	"is_precontentieux" boolean DEFAULT false NOT NULL,
	"date_debut" date NOT NULL,
	"date_fin" date,
	"code_mode_paiement" text,
	"titulaire" text,
	"iban" text,
	"iban_masque" text,
	"bic" text,
	CONSTRAINT "contrat_client_code_numero_pk" PRIMARY KEY("client_code","numero")
);
--> statement-breakpoint
CREATE TABLE "personne" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"code_civilite" text,
	"nom" text NOT NULL,
	"prenom" text NOT NULL,
	"date_naissance" date NOT NULL,
	"code_postal" text,
	"nir" text,
	"nir_empreinte" text
);
--> statement-breakpoint
CREATE TABLE "compte" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"user_name" text NOT NULL,
	"email" text NOT NULL,
	"mot_de_passe" text,
	"roles" text[] NOT NULL,
	"code_civilite" text,
	"nom" text NOT NULL,
	"prenom" text NOT NULL,
	"personne_id" uuid,
	"is_actif" boolean DEFAULT false NOT NULL,
	"cree_par_admin" boolean DEFAULT false NOT NULL,
	"sujet_externe" text,
	"cree_le" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connexion" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"compte_id" uuid NOT NULL,
	"le" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "echec_connexion" (
	"client_code" text NOT NULL,
	"empreinte" text NOT NULL,
	"essais" integer NOT NULL,
	"depuis" timestamp with time zone NOT NULL,
	CONSTRAINT "echec_connexion_client_code_empreinte_pk" PRIMARY KEY("client_code","empreinte")
);
--> statement-breakpoint
CREATE TABLE "oidc_payload" (
	"client_code" text NOT NULL,
	"modele" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"compte_id" text,
	"expire_le" timestamp with time zone,
	"consomme_le" timestamp with time zone,
	CONSTRAINT "oidc_payload_client_code_modele_id_pk" PRIMARY KEY("client_code","modele","id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"compte_id" uuid NOT NULL,
	"client_code" text NOT NULL,
	"ouverte_le" timestamp with time zone DEFAULT now() NOT NULL,
	"vue_le" timestamp with time zone DEFAULT now() NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	"id_token" text
);
--> statement-breakpoint
CREATE TABLE "client" (
	"code" text PRIMARY KEY NOT NULL,
	"libelle" text NOT NULL,
	"adresses" text[] NOT NULL,
	"adresses_restreintes" text[] DEFAULT '{}' NOT NULL,
	"adresse_publique" text,
	"is_defaut" boolean DEFAULT false NOT NULL,
	"config" jsonb NOT NULL,
	"charte" jsonb NOT NULL,
	"fonctionnalites" jsonb NOT NULL,
	"fournisseur_externe" jsonb
);
--> statement-breakpoint
CREATE TABLE "client_logo" (
	"client_code" text NOT NULL,
	"nom" text NOT NULL,
	"type_mime" text NOT NULL,
	"contenu" "bytea" NOT NULL,
	"empreinte" text NOT NULL,
	CONSTRAINT "client_logo_client_code_nom_pk" PRIMARY KEY("client_code","nom")
);
--> statement-breakpoint
CREATE TABLE "fonctionnalite_contrat" (
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"fonctionnalite" text NOT NULL,
	"is_activated" boolean NOT NULL,
	CONSTRAINT "fonctionnalite_contrat_client_code_numero_contrat_fonctionnalite_pk" PRIMARY KEY("client_code","numero_contrat","fonctionnalite")
);
--> statement-breakpoint
CREATE TABLE "secret_installation" (
	"nom" text PRIMARY KEY NOT NULL,
	"valeur" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_postal" (
	"code_postal" text NOT NULL,
	"code_insee" text NOT NULL,
	"localite" text NOT NULL,
	"recherche" text NOT NULL,
	CONSTRAINT "code_postal_code_postal_code_insee_pk" PRIMARY KEY("code_postal","code_insee")
);
--> statement-breakpoint
CREATE TABLE "referentiel" (
	"nom_table" text NOT NULL,
	"code" text NOT NULL,
	"libelle" text NOT NULL,
	"ordre" integer NOT NULL,
	CONSTRAINT "referentiel_nom_table_code_pk" PRIMARY KEY("nom_table","code")
);
--> statement-breakpoint
ALTER TABLE "contenu" ADD CONSTRAINT "contenu_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assure" ADD CONSTRAINT "assure_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assure" ADD CONSTRAINT "assure_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contrat" ADD CONSTRAINT "contrat_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personne" ADD CONSTRAINT "personne_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compte" ADD CONSTRAINT "compte_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compte" ADD CONSTRAINT "compte_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connexion" ADD CONSTRAINT "connexion_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_logo" ADD CONSTRAINT "client_logo_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fonctionnalite_contrat" ADD CONSTRAINT "fonctionnalite_contrat_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contenu_nom" ON "contenu" USING btree ("client_code","bloc","name");--> statement-breakpoint
CREATE INDEX "assure_personne" ON "assure" USING btree ("personne_id");--> statement-breakpoint
CREATE INDEX "personne_nir" ON "personne" USING btree ("client_code","nir_empreinte");--> statement-breakpoint
CREATE UNIQUE INDEX "compte_user_name" ON "compte" USING btree ("client_code","user_name");--> statement-breakpoint
CREATE UNIQUE INDEX "compte_sujet_externe" ON "compte" USING btree ("client_code","sujet_externe");--> statement-breakpoint
CREATE INDEX "compte_personne" ON "compte" USING btree ("personne_id");--> statement-breakpoint
CREATE INDEX "connexion_jour" ON "connexion" USING btree ("client_code","le");--> statement-breakpoint
CREATE INDEX "oidc_payload_grant" ON "oidc_payload" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payload_uid" ON "oidc_payload" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_payload_compte" ON "oidc_payload" USING btree ("compte_id");--> statement-breakpoint
CREATE INDEX "oidc_payload_expire" ON "oidc_payload" USING btree ("expire_le");--> statement-breakpoint
CREATE INDEX "session_compte" ON "session" USING btree ("compte_id");--> statement-breakpoint
CREATE INDEX "session_expire" ON "session" USING btree ("expire_le");--> statement-breakpoint
CREATE INDEX "code_postal_recherche" ON "code_postal" USING btree ("recherche" text_pattern_ops);