CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"compte_id" uuid NOT NULL,
	"titre" text NOT NULL,
	"texte" text NOT NULL,
	"lien" text,
	"cree_le" timestamp with time zone NOT NULL,
	"lue_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offre" (
	"client_code" text NOT NULL,
	"nom" text NOT NULL,
	"garanties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"engagements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "offre_client_code_nom_pk" PRIMARY KEY("client_code","nom")
);
--> statement-breakpoint
CREATE TABLE "reseau_soins" (
	"client_code" text NOT NULL,
	"reseau" text NOT NULL,
	"url" text NOT NULL,
	"num_omc" text,
	"icon" text,
	"image_id" uuid,
	"image_form" text,
	"description" text NOT NULL,
	"ordre" integer NOT NULL,
	CONSTRAINT "reseau_soins_client_code_reseau_pk" PRIMARY KEY("client_code","reseau")
);
--> statement-breakpoint
CREATE TABLE "reseau_soins_image" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_code" text NOT NULL,
	"type_mime" text NOT NULL,
	"contenu" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jeton_sso" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"compte_id" uuid NOT NULL,
	"numero_contrat" text,
	"expire_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offre" ADD CONSTRAINT "offre_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reseau_soins" ADD CONSTRAINT "reseau_soins_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reseau_soins" ADD CONSTRAINT "reseau_soins_image_id_reseau_soins_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."reseau_soins_image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reseau_soins_image" ADD CONSTRAINT "reseau_soins_image_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jeton_sso" ADD CONSTRAINT "jeton_sso_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_compte" ON "notification" USING btree ("compte_id","id");--> statement-breakpoint
CREATE INDEX "jeton_sso_expire" ON "jeton_sso" USING btree ("expire_le");
--> statement-breakpoint
-- The pages that an account has open hear of its notifications once they are committed.
CREATE FUNCTION annonce_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('invalidation', 'notification:' || NEW.compte_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notification_modifiee AFTER INSERT OR UPDATE ON "notification" FOR EACH ROW EXECUTE FUNCTION annonce_notification();
