// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isImageUpload = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file === undefined) && (missing0 = "file")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "file")){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
if(typeof data.file !== "string"){
validate0.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isRcsTemplateFree = validate1;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^cell(?:Title|Left|Right)[0-9]+$", "u");
const pattern1 = new RegExp("^mTitle$", "u");
const pattern3 = new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.template === undefined) && (missing0 = "template")){
validate1.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.template !== undefined){
let data1 = data0.template;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title !== undefined){
const _errs2 = errors;
validate1.errors = [{instancePath:instancePath+"/content/template/title",schemaPath:"#/properties/content/properties/template/properties/title/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.description !== undefined){
let data3 = data1.description;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 90){
validate1.errors = [{instancePath:instancePath+"/content/template/description",schemaPath:"#/properties/content/properties/template/properties/description/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/content/template/description",schemaPath:"#/properties/content/properties/template/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.media !== undefined){
const _errs6 = errors;
validate1.errors = [{instancePath:instancePath+"/content/template/media",schemaPath:"#/properties/content/properties/template/properties/media/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.subContent !== undefined){
let data5 = data1.subContent;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data5)){
if(data5.length > 0){
validate1.errors = [{instancePath:instancePath+"/content/template/subContent",schemaPath:"#/properties/content/properties/template/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/content/template/subContent",schemaPath:"#/properties/content/properties/template/properties/subContent/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
var valid3 = true;
for(const key0 in data1){
if(pattern0.test(key0)){
let data6 = data1[key0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data6 === "string"){
if(func0(data6) > 90){
validate1.errors = [{instancePath:instancePath+"/content/template/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/content/template/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
if(valid3){
var valid3 = true;
for(const key1 in data1){
if(pattern1.test(key1)){
const _errs12 = errors;
validate1.errors = [{instancePath:instancePath+"/content/template/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5EmTitle%24/not",keyword:"not",params:{}}];
return false;
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
}
}
}
}
}
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data8 = data.body;
const _errs14 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mTitle !== undefined){
const _errs15 = errors;
validate1.errors = [{instancePath:instancePath+"/body/mTitle",schemaPath:"#/properties/body/properties/mTitle/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.title !== undefined){
const _errs17 = errors;
validate1.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.description !== undefined){
let data11 = data8.description;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data11 === "string"){
if(func0(data11) > 90){
validate1.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.media !== undefined){
const _errs21 = errors;
validate1.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
var valid5 = true;
for(const key2 in data8){
if(pattern0.test(key2)){
let data13 = data8[key2];
const _errs23 = errors;
if(errors === _errs23){
if(typeof data13 === "string"){
if(func0(data13) > 90){
validate1.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs23 === errors;
if(!valid5){
break;
}
}
}
if(valid5){
var valid5 = true;
for(const key3 in data8){
if(pattern3.test(key3)){
const _errs25 = errors;
validate1.errors = [{instancePath:instancePath+"/body/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs25 === errors;
if(!valid5){
break;
}
}
}
}
}
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data15 = data.buttons;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data15)){
if(data15.length > 1){
validate1.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid6 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs29 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.suggestions !== undefined){
let data17 = data16.suggestions;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data17)){
if(data17.length > 1){
validate1.errors = [{instancePath:instancePath+"/buttons/" + i0+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/buttons/" + i0+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid6 = _errs29 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isRcsTemplateDescription = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.template === undefined) && (missing0 = "template")){
validate2.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.template !== undefined){
let data1 = data0.template;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title !== undefined){
let data2 = data1.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data2 === "string"){
if(func0(data2) > 8){
validate2.errors = [{instancePath:instancePath+"/content/template/title",schemaPath:"#/properties/content/properties/template/properties/title/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/content/template/title",schemaPath:"#/properties/content/properties/template/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.description !== undefined){
let data3 = data1.description;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 90){
validate2.errors = [{instancePath:instancePath+"/content/template/description",schemaPath:"#/properties/content/properties/template/properties/description/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/content/template/description",schemaPath:"#/properties/content/properties/template/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.media !== undefined){
const _errs6 = errors;
validate2.errors = [{instancePath:instancePath+"/content/template/media",schemaPath:"#/properties/content/properties/template/properties/media/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.subContent !== undefined){
let data5 = data1.subContent;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data5)){
if(data5.length > 0){
validate2.errors = [{instancePath:instancePath+"/content/template/subContent",schemaPath:"#/properties/content/properties/template/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/content/template/subContent",schemaPath:"#/properties/content/properties/template/properties/subContent/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
var valid3 = true;
for(const key0 in data1){
if(pattern0.test(key0)){
let data6 = data1[key0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data6 === "string"){
if(func0(data6) > 90){
validate2.errors = [{instancePath:instancePath+"/content/template/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/content/template/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
if(valid3){
var valid3 = true;
for(const key1 in data1){
if(pattern1.test(key1)){
let data7 = data1[key1];
const _errs12 = errors;
if(errors === _errs12){
if(typeof data7 === "string"){
if(func0(data7) > 8){
validate2.errors = [{instancePath:instancePath+"/content/template/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5EmTitle%24/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/content/template/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5EmTitle%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
}
}
}
}
}
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data8 = data.body;
const _errs14 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mTitle !== undefined){
let data9 = data8.mTitle;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data9 === "string"){
if(func0(data9) > 8){
validate2.errors = [{instancePath:instancePath+"/body/mTitle",schemaPath:"#/properties/body/properties/mTitle/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/body/mTitle",schemaPath:"#/properties/body/properties/mTitle/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.title !== undefined){
let data10 = data8.title;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data10 === "string"){
if(func0(data10) > 8){
validate2.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.description !== undefined){
let data11 = data8.description;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data11 === "string"){
if(func0(data11) > 90){
validate2.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.media !== undefined){
const _errs21 = errors;
validate2.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
var valid5 = true;
for(const key2 in data8){
if(pattern0.test(key2)){
let data13 = data8[key2];
const _errs23 = errors;
if(errors === _errs23){
if(typeof data13 === "string"){
if(func0(data13) > 90){
validate2.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs23 === errors;
if(!valid5){
break;
}
}
}
if(valid5){
var valid5 = true;
for(const key3 in data8){
if(pattern3.test(key3)){
const _errs25 = errors;
validate2.errors = [{instancePath:instancePath+"/body/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs25 === errors;
if(!valid5){
break;
}
}
}
}
}
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data15 = data.buttons;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data15)){
if(data15.length > 1){
validate2.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid6 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs29 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.suggestions !== undefined){
let data17 = data16.suggestions;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data17)){
if(data17.length > 2){
validate2.errors = [{instancePath:instancePath+"/buttons/" + i0+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/buttons/" + i0+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid6 = _errs29 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const isRcsTemplateCell = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.template === undefined) && (missing0 = "template")){
validate3.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.template !== undefined){
let data1 = data0.template;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title !== undefined){
let data2 = data1.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data2 === "string"){
if(func0(data2) > 8){
validate3.errors = [{instancePath:instancePath+"/content/template/title",schemaPath:"#/properties/content/properties/template/properties/title/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/content/template/title",schemaPath:"#/properties/content/properties/template/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.description !== undefined){
let data3 = data1.description;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 90){
validate3.errors = [{instancePath:instancePath+"/content/template/description",schemaPath:"#/properties/content/properties/template/properties/description/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/content/template/description",schemaPath:"#/properties/content/properties/template/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.media !== undefined){
const _errs6 = errors;
validate3.errors = [{instancePath:instancePath+"/content/template/media",schemaPath:"#/properties/content/properties/template/properties/media/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.subContent !== undefined){
let data5 = data1.subContent;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data5)){
if(data5.length > 0){
validate3.errors = [{instancePath:instancePath+"/content/template/subContent",schemaPath:"#/properties/content/properties/template/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/content/template/subContent",schemaPath:"#/properties/content/properties/template/properties/subContent/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
var valid3 = true;
for(const key0 in data1){
if(pattern0.test(key0)){
let data6 = data1[key0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data6 === "string"){
if(func0(data6) > 90){
validate3.errors = [{instancePath:instancePath+"/content/template/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/content/template/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
if(valid3){
var valid3 = true;
for(const key1 in data1){
if(pattern1.test(key1)){
let data7 = data1[key1];
const _errs12 = errors;
if(errors === _errs12){
if(typeof data7 === "string"){
if(func0(data7) > 8){
validate3.errors = [{instancePath:instancePath+"/content/template/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5EmTitle%24/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/content/template/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5EmTitle%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
}
}
}
}
}
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data8 = data.body;
const _errs14 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mTitle !== undefined){
let data9 = data8.mTitle;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data9 === "string"){
if(func0(data9) > 8){
validate3.errors = [{instancePath:instancePath+"/body/mTitle",schemaPath:"#/properties/body/properties/mTitle/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/body/mTitle",schemaPath:"#/properties/body/properties/mTitle/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.title !== undefined){
let data10 = data8.title;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data10 === "string"){
if(func0(data10) > 8){
validate3.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.description !== undefined){
let data11 = data8.description;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data11 === "string"){
if(func0(data11) > 90){
validate3.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.media !== undefined){
const _errs21 = errors;
validate3.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
var valid5 = true;
for(const key2 in data8){
if(pattern0.test(key2)){
let data13 = data8[key2];
const _errs23 = errors;
if(errors === _errs23){
if(typeof data13 === "string"){
if(func0(data13) > 90){
validate3.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs23 === errors;
if(!valid5){
break;
}
}
}
if(valid5){
var valid5 = true;
for(const key3 in data8){
if(pattern3.test(key3)){
const _errs25 = errors;
validate3.errors = [{instancePath:instancePath+"/body/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs25 === errors;
if(!valid5){
break;
}
}
}
}
}
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data15 = data.buttons;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data15)){
if(data15.length > 1){
validate3.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid6 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs29 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.suggestions !== undefined){
let data17 = data16.suggestions;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data17)){
if(data17.length > 2){
validate3.errors = [{instancePath:instancePath+"/buttons/" + i0+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/buttons/" + i0+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid6 = _errs29 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isRcsTemplateImage = validate4;
const pattern14 = new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
const pattern16 = new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$", "u");
const pattern17 = new RegExp("^subDesc[1-3]$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.template === undefined) && (missing0 = "template")){
validate4.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.template !== undefined){
let data1 = data0.template;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title !== undefined){
let data2 = data1.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data2 === "string"){
if(func0(data2) > 30){
validate4.errors = [{instancePath:instancePath+"/content/template/title",schemaPath:"#/properties/content/properties/template/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/content/template/title",schemaPath:"#/properties/content/properties/template/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.description !== undefined){
let data3 = data1.description;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 150){
validate4.errors = [{instancePath:instancePath+"/content/template/description",schemaPath:"#/properties/content/properties/template/properties/description/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/content/template/description",schemaPath:"#/properties/content/properties/template/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.subContent !== undefined){
let data4 = data1.subContent;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
if(data4.length > 3){
validate4.errors = [{instancePath:instancePath+"/content/template/subContent",schemaPath:"#/properties/content/properties/template/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs8 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.subDesc !== undefined){
let data6 = data5.subDesc;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data6 === "string"){
if(func0(data6) > 33){
validate4.errors = [{instancePath:instancePath+"/content/template/subContent/" + i0+"/subDesc",schemaPath:"#/properties/content/properties/template/properties/subContent/items/properties/subDesc/maxLength",keyword:"maxLength",params:{limit: 33}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/content/template/subContent/" + i0+"/subDesc",schemaPath:"#/properties/content/properties/template/properties/subContent/items/properties/subDesc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/content/template/subContent",schemaPath:"#/properties/content/properties/template/properties/subContent/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
var valid5 = true;
for(const key0 in data1){
if(pattern0.test(key0)){
let data7 = data1[key0];
const _errs11 = errors;
if(errors === _errs11){
if(typeof data7 === "string"){
if(func0(data7) > 150){
validate4.errors = [{instancePath:instancePath+"/content/template/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/content/template/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs11 === errors;
if(!valid5){
break;
}
}
}
if(valid5){
var valid5 = true;
for(const key1 in data1){
if(pattern1.test(key1)){
let data8 = data1[key1];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data8 === "string"){
if(func0(data8) > 30){
validate4.errors = [{instancePath:instancePath+"/content/template/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5EmTitle%24/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/content/template/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/content/properties/template/patternProperties/%5EmTitle%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
}
}
}
}
}
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data9 = data.body;
const _errs15 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.mTitle !== undefined){
let data10 = data9.mTitle;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data10 === "string"){
if(func0(data10) > 30){
validate4.errors = [{instancePath:instancePath+"/body/mTitle",schemaPath:"#/properties/body/properties/mTitle/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/body/mTitle",schemaPath:"#/properties/body/properties/mTitle/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs16 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.title !== undefined){
let data11 = data9.title;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func0(data11) > 30){
validate4.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.description !== undefined){
let data12 = data9.description;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data12 === "string"){
if(func0(data12) > 150){
validate4.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.media !== undefined){
let data13 = data9.media;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data13 === "string"){
if(func0(data13) > 200){
validate4.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern14.test(data13)){
validate4.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/pattern",keyword:"pattern",params:{pattern: "^maapfile://[A-Za-z0-9._~/-]+$"}}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
var valid7 = true;
for(const key2 in data9){
if(pattern0.test(key2)){
let data14 = data9[key2];
const _errs24 = errors;
if(errors === _errs24){
if(typeof data14 === "string"){
if(func0(data14) > 150){
validate4.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Ecell(%3F%3ATitle%7CLeft%7CRight)%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs24 === errors;
if(!valid7){
break;
}
}
}
if(valid7){
var valid7 = true;
for(const key3 in data9){
if(pattern16.test(key3)){
const _errs26 = errors;
validate4.errors = [{instancePath:instancePath+"/body/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)(%3F!%5B1-3%5D%24)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
if(valid7){
var valid7 = true;
for(const key4 in data9){
if(pattern17.test(key4)){
let data16 = data9[key4];
const _errs28 = errors;
if(errors === _errs28){
if(typeof data16 === "string"){
if(func0(data16) > 33){
validate4.errors = [{instancePath:instancePath+"/body/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5EsubDesc%5B1-3%5D%24/maxLength",keyword:"maxLength",params:{limit: 33}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/body/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5EsubDesc%5B1-3%5D%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs28 === errors;
if(!valid7){
break;
}
}
}
}
}
}
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data17 = data.buttons;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data17)){
if(data17.length > 1){
validate4.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid8 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
const _errs32 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.suggestions !== undefined){
let data19 = data18.suggestions;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data19)){
if(data19.length > 2){
validate4.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid8 = _errs32 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate4.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    ImageUpload: isImageUpload,
    RcsTemplateFree: isRcsTemplateFree,
    RcsTemplateDescription: isRcsTemplateDescription,
    RcsTemplateCell: isRcsTemplateCell,
    RcsTemplateImage: isRcsTemplateImage,
  },
  branches: {},
  schemas: "{\"ImageUpload\":{\"type\":\"object\",\"required\":[\"file\"],\"additionalProperties\":false,\"x-code\":{\"required\":\"A204\"},\"properties\":{\"file\":{\"type\":\"string\",\"x-code\":\"A204\"}}},\"RcsTemplateFree\":{\"properties\":{\"content\":{\"required\":[\"template\"],\"properties\":{\"template\":{\"properties\":{\"title\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"description\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^mTitle$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"mTitle\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"title\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"description\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsTemplateDescription\":{\"properties\":{\"content\":{\"required\":[\"template\"],\"properties\":{\"template\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^mTitle$\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"mTitle\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"},\"title\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsTemplateCell\":{\"properties\":{\"content\":{\"required\":[\"template\"],\"properties\":{\"template\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^mTitle$\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"mTitle\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"},\"title\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsTemplateImage\":{\"properties\":{\"content\":{\"required\":[\"template\"],\"properties\":{\"template\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"subContent\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"properties\":{\"subDesc\":{\"type\":\"string\",\"maxLength\":33,\"x-code\":\"A415\"}}},\"x-code\":\"A424\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^mTitle$\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"mTitle\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 3 pieces of sub-information\"},\"^subDesc[1-3]$\":{\"type\":\"string\",\"maxLength\":33,\"x-code\":\"A415\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}}}",
  uses: [],
});
