CREATE TABLE "reinitialisation_amf" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"compte_id" uuid NOT NULL,
	"motif" text NOT NULL,
	"demande_par_id" uuid NOT NULL,
	"demande_le" timestamp with time zone NOT NULL,
	"decide_par_id" uuid,
	"decide_le" timestamp with time zone,
	"is_approuvee" boolean
);
--> statement-breakpoint
CREATE TABLE "client_image" (
	"client_code" text NOT NULL,
	"empreinte" text NOT NULL,
	"type_mime" text NOT NULL,
	"contenu" "bytea" NOT NULL,
	"impression" "bytea",
	CONSTRAINT "client_image_client_code_empreinte_pk" PRIMARY KEY("client_code","empreinte")
);
--> statement-breakpoint
CREATE TABLE "client_version" (
	"client_code" text NOT NULL,
	"revision" integer NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"etat" jsonb NOT NULL,
	CONSTRAINT "client_version_client_code_revision_pk" PRIMARY KEY("client_code","revision")
);
--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "verrouille_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "vue_compte_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "vue_jusqua" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "droits" jsonb;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "gere_par" text;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "modifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_logo" ADD COLUMN "impression" "bytea";--> statement-breakpoint
ALTER TABLE "reinitialisation_amf" ADD CONSTRAINT "reinitialisation_amf_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_image" ADD CONSTRAINT "client_image_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_version" ADD CONSTRAINT "client_version_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reinitialisation_amf_en_attente" ON "reinitialisation_amf" USING btree ("compte_id") WHERE decide_le is null;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_vue_compte_id_compte_id_fk" FOREIGN KEY ("vue_compte_id") REFERENCES "public"."compte"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_gere_par_client_code_fk" FOREIGN KEY ("gere_par") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;