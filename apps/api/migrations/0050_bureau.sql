CREATE TABLE "job_pause" (
	"key" text PRIMARY KEY NOT NULL,
	"jusqua" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_codes" (
	"compte_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"active_le" timestamp with time zone,
	"dernier_pas" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "audience_id" uuid;--> statement-breakpoint
ALTER TABLE "contenu_revision" ADD COLUMN "audience_id" uuid;--> statement-breakpoint
ALTER TABLE "nouveaute" ADD COLUMN "audience_id" uuid;--> statement-breakpoint
ALTER TABLE "application_codes" ADD CONSTRAINT "application_codes_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contenu" ADD CONSTRAINT "contenu_audience_id_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audience"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nouveaute" ADD CONSTRAINT "nouveaute_audience_id_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audience"("id") ON DELETE no action ON UPDATE no action;